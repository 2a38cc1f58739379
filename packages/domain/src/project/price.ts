import type { PriceRange } from "../shared/index.ts";

/**
 * A project's price: from the lowest to the highest that its production points ask, €/kWh without tax. Points
 * that give their electricity (price null) do not count; null when none sells. In lists the database keeps it by triggers (decision
 * 0005).
 */
export function priceRangeOf(points: readonly { readonly price: PriceRange | null }[]): PriceRange | null {
  const ranges = points.flatMap(({ price }) => price ?? []);
  if (ranges.length === 0) return null;
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

/**
 * Whether a price, €/kWh without tax, is above what a project announces: its owner is then asked again before he proposes it. Up to
 * there any may be proposed to anybody, so that the page and its estimates count the dearest of all who sell, and no mean of theirs.
 */
export const isAboveAnnounced = (price: number, announced: PriceRange | null): boolean =>
  announced !== null && price > announced.max;
