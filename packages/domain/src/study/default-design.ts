import type { RepartitionKey } from "../project/index.ts";
import type { SharingMethod } from "./sharing-method.ts";

/** A participant, for shares computed from what each consumes. */
export interface Consumer {
  readonly consumptionPointId: string;
  /** kWh, over 0. */
  readonly annualKwh: number;
}

/** The method of a key while the owner has chosen none: shares follow the annual consumptions. */
export function defaultMethod(key: RepartitionKey, consumers: readonly Consumer[]): SharingMethod {
  const all = consumers.reduce((sum, { annualKwh }) => sum + annualKwh, 0);
  const shares = consumers.map(({ consumptionPointId, annualKwh }) => ({
    consumptionPointId,
    percent: (100 * annualKwh) / all,
  }));
  switch (key) {
    case "static":
      return { kind: "static_shares", shares };
    case "dynamic-per-default":
      return { kind: "prorata" };
    case "dynamic-simple":
      return { kind: "fixed_shares", shares };
    case "full-dynamic":
      return { kind: "optimised", goal: "total_saving" };
  }
}

/** kWh a year assumed of a consumer who gave no figure: orders of magnitude of a household and of a small shop. */
export const assumedAnnualKwh = { individual: 4500, professional: 15_000 } as const;
