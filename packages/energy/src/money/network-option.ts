import type { Customer } from "./saving.ts";
import type { SupplyContract } from "./supply.ts";
import { networkOptions } from "./tables/network-option.ts";
import { VAT } from "./tables/vat.ts";

/** The formula behind each tariff: two-price tariffs are built on the one of medium use, the others on short use. */
const formulaOf = { base: "short", peak: "medium", seasonal: "short" } as const satisfies Record<
  SupplyContract["kind"],
  string
>;

/**
 * What the network's option for operations behind one substation takes off a bill in a year, € with VAT, against the
 * same formula without it; negative when it costs more. Null on a day when there was no such option, and for a
 * connection of more than 36 kVA, whose formulas are others.
 * @param local,consumed Wh by period of the seasonal tariff
 * @param day YYYY-MM-DD
 */
export function networkOptionGain(
  { contract, connection }: Customer,
  local: ArrayLike<number>,
  consumed: ArrayLike<number>,
  day: string,
): number | null {
  const inForce = networkOptions.findLast(({ from }) => from <= day);
  if (!inForce || connection === "over36") return null;
  const formula = inForce.value[formulaOf[contract.kind]];
  const beforeTax = formula.ordinary.reduce((sum, ordinary, period) => {
    const received = local[period]! / 1000;
    const rest = consumed[period]! / 1000 - received;
    return sum + received * (ordinary - formula.local[period]!) + rest * (ordinary - formula.rest[period]!);
  }, 0);
  return beforeTax * (1 + VAT);
}
