import { reclaimsVat } from "@mec/domain/point";
import { costsPerYear, energyWithoutVat, fixedCostsWithoutVat } from "@mec/energy";
import type { ConsumerInput } from "./study-input.ts";
import type { ConsumerResult } from "./study-result.ts";

/** The sum of a business that reclaims its VAT; null for who does not, a home above all. */
export function sumWithoutVat(
  consumer: Omit<ConsumerInput<unknown>, "curve">,
  { energyEur, sharedKwh }: Pick<ConsumerResult, "energyEur" | "sharedKwh">,
  day: string,
) {
  if (!reclaimsVat(consumer)) return null;
  const { vatRegime, fees, localPrice } = consumer;
  const costs = fixedCostsWithoutVat(fees, day);
  const offer = { price: localPrice, vatRegime: vatRegime ?? ("taxed" as const) };
  const withoutVat = energyWithoutVat({ energyEur, sharedKwh, ...offer });
  return { ...costs, energyEur: withoutVat, savingEur: withoutVat - costsPerYear(costs) };
}
