import type { PriceRange } from "../shared/index.ts";

/** Under this number of participants who share it, an accepted price is told to nobody but those whom it binds. */
export const fewestAtAPrice = 3;

/** Places of one price, €/kWh without VAT; null where none is agreed. */
interface Accepted {
  readonly price: number | null;
  /** Whose they are: each once, and no more than are needed to tell the price. */
  readonly holders: readonly string[];
}

/**
 * The price that a project's participants have accepted, as the public reads it: from the lowest to the highest of those that
 * three or more share; null where there is none. Who has several places is one of them. How many share it is not told: of no
 * neighbour one then knows that he does.
 */
export function agreedPrice(accepted: readonly Accepted[]): PriceRange | null {
  const shared = new Map<number, Set<string>>();
  for (const { price, holders } of accepted)
    if (price !== null) shared.set(price, new Set([...(shared.get(price) ?? []), ...holders]));
  const told = [...shared].filter(([, holders]) => holders.size >= fewestAtAPrice).map(([price]) => price);
  return told.length === 0 ? null : { min: Math.min(...told), max: Math.max(...told) };
}
