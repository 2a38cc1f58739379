import type { PriceRange } from "../shared/index.ts";

/**
 * The range of prices assumed for local electricity where nobody has given any, €/kWh without VAT: over what
 * is paid for a surplus, and low enough for a home at the regulated tariff to gain something. The page that
 * uses it says so.
 */
export const supposedPrices: PriceRange = { min: 0.08, max: 0.11 };

/**
 * The price that a participant is assumed to pay for a local kWh, €/kWh without VAT: the one proposed to him,
 * else the middle of what the producers ask, where energy given free counts as 0.
 */
export function localPrice(proposed: number | null, asked: readonly (PriceRange | null)[]): number {
  if (proposed !== null) return proposed;
  if (asked.length === 0) return 0;
  const middles = asked.map((range) => (range ? (range.min + range.max) / 2 : 0));
  return middles.reduce((sum, price) => sum + price, 0) / middles.length;
}
