import type { PriceRange } from "../shared/index.ts";

/**
 * What a producer gets for all of his production outside the operation, €/kWh without VAT. An order of magnitude, to be
 * checked against his own contract: every result made with it says so.
 */
export const wholeSalePrice = 0.09;

/**
 * What a participant is taken to pay for a local kWh, €/kWh without VAT: the price he was proposed, else the middle
 * of what the producers ask, those who give their energy counted as 0.
 */
export function localPrice(proposed: number | null, asked: readonly (PriceRange | null)[]): number {
  if (proposed !== null) return proposed;
  if (asked.length === 0) return 0;
  const middles = asked.map((range) => (range ? (range.min + range.max) / 2 : 0));
  return middles.reduce((sum, price) => sum + price, 0) / middles.length;
}
