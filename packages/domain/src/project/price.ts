import type { PriceRange } from "../shared/index.ts";

/** A production point of a project, by what it is sold for. */
interface Sold {
  /** What its holder asks, €/kWh without tax; null where he gives its electricity. */
  readonly price: PriceRange | null;
  /** Whether he has said yes to less than the least that he asks; to what is between him and the project's owner. */
  readonly sellsForLess?: boolean;
}

/**
 * A project's price, €/kWh without tax: from the least for which all who sell do, since a contract has one price for all of them,
 * to the highest that one of them asks. Points that give their electricity do not count; null when none sells. In lists the
 * database tells it (server: `project/announced-price.ts`).
 */
export function priceRangeOf(points: readonly Sold[]): PriceRange | null {
  const sold = points.flatMap(({ price, ...said }) => (price ? { ...price, ...said } : []));
  if (sold.length === 0) return null;
  const least = sold.flatMap(({ min, sellsForLess }) => (sellsForLess ? [] : min));
  return {
    min: least.length > 0 ? Math.max(...least) : Math.min(...sold.map(({ min }) => min)),
    max: Math.max(...sold.map(({ max }) => max)),
  };
}

/**
 * Whether a price, €/kWh without tax, is above what a project announces: its owner is then asked again before he proposes it. Up to
 * there any may be proposed to anybody, so that the page and its estimates count the dearest of all who sell, and no mean of theirs.
 */
export const isAboveAnnounced = (price: number, announced: PriceRange | null): boolean =>
  announced !== null && price > announced.max;

/** Whether it is below all that the project announces: nobody sells for it, as far as its page says. */
export const isBelowAnnounced = (price: number, announced: PriceRange | null): boolean =>
  announced !== null && price < announced.min;
