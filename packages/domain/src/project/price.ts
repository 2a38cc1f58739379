import type { PriceRange } from "../shared/index.ts";

/**
 * A project's price: from the lowest to the highest that its production points ask, €/kWh without tax. Points
 * that give their electricity (price null) do not count; null when none sells.
 * @reference The database keeps it by triggers (decision 0005).
 */
export function priceRangeOf(points: readonly { readonly price: PriceRange | null }[]): PriceRange | null {
  const ranges = points.flatMap(({ price }) => price ?? []);
  if (ranges.length === 0) return null;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}
