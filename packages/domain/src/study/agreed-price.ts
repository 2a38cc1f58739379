import type { PriceRange } from "../shared/index.ts";

/** Under this number of participants who share it, an accepted price is told to nobody but those whom it binds. */
export const fewestAtAPrice = 3;

/** Participants of one price, €/kWh without VAT; null for whom none is agreed. */
interface Accepted {
  readonly price: number | null;
  readonly participants: number;
}

/**
 * The price that a project's participants have accepted, as the public reads it: from the lowest to the highest of those that
 * three or more share; null where there is none. How many share it is not told: of no neighbour one then knows that he does.
 */
export function agreedPrice(accepted: readonly Accepted[]): PriceRange | null {
  const shared = new Map<number, number>();
  for (const { price, participants } of accepted)
    if (price !== null) shared.set(price, (shared.get(price) ?? 0) + participants);
  const told = [...shared]
    .filter(([, participants]) => participants >= fewestAtAPrice)
    .map(([price]) => price);
  return told.length === 0 ? null : { min: Math.min(...told), max: Math.max(...told) };
}

/**
 * At which price a producer's sum in a project counts his energy: at the one that its participants have accepted, since their
 * contracts say it whatever he asks; where none is told, at his own.
 * @param agreed of `agreedPrice`; undefined from a server of the former release
 */
export const soldAt = (agreed: PriceRange | null | undefined, asked: PriceRange | null): PriceRange | null =>
  agreed ?? asked;
