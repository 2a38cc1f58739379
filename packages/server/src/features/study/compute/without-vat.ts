import { costsPerYear, energyWithoutVat, fixedCostsWithoutVat } from "@mec/energy";
import type { ConsumerInput } from "./study-input.ts";
import type { ConsumerResult } from "./study-result.ts";

/** The sum of a business that reclaims its VAT; null for a home. */
export function sumWithoutVat(
  { consumerType, vatRegime, fees, localPrice }: Omit<ConsumerInput<unknown>, "curve">,
  { energyEur, sharedKwh }: Pick<ConsumerResult, "energyEur" | "sharedKwh">,
  day: string,
) {
  if (consumerType === "individual") return null;
  const costs = fixedCostsWithoutVat(fees, day);
  const offer = { price: localPrice, vatRegime: vatRegime ?? ("taxed" as const) };
  const withoutVat = energyWithoutVat({ energyEur, sharedKwh, ...offer });
  return { ...costs, energyEur: withoutVat, savingEur: withoutVat - costsPerYear(costs) };
}
