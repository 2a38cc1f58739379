import { displayedPrice, type ProfileType, priceToKeep, type VatRegime } from "../shared/index.ts";

/** What a price can do for somebody to whom it is proposed. */
export interface BreakingEven {
  /**
   * €/kWh without VAT: up to `low` he loses nothing in any case, from `high` on he loses in all of them; 0 where what is
   * paid beside the energy is more than given energy would save.
   */
  readonly breakEven: { readonly low: number; readonly high: number };
  /** The price of his own terms of sale, which no proposal changes; null without. */
  readonly ownPrice: number | null;
}

/** Whether somebody loses whatever price is proposed: surely, maybe, or not. */
export function lossAtAnyPrice({ breakEven, ownPrice }: BreakingEven): "sure" | "maybe" | null {
  if (ownPrice !== null || breakEven.low > 0) return null;
  return breakEven.high > 0 ? "maybe" : "sure";
}

/** Prices are typed to the hundredth of a cent. */
const stepsPerEuro = 10_000;

/**
 * The highest price, in €/kWh as this person types it, at which nobody loses, leaving out who loses at any price. Null
 * when there is none above 0.
 */
export function losslessPrice(
  people: readonly BreakingEven[],
  readAs: ProfileType,
  vatRegime: VatRegime = null,
): number | null {
  const reached = people.filter((one) => one.ownPrice === null && lossAtAnyPrice(one) === null);
  if (reached.length === 0) return null;
  const highest = Math.min(...reached.map(({ breakEven }) => breakEven.low));
  const steps = Math.floor(displayedPrice(highest, readAs, vatRegime) * stepsPerEuro);
  // Taxes are rounded: what is kept may be a little more than what was cut off.
  const isUnder = priceToKeep(steps / stepsPerEuro, readAs, vatRegime) <= highest;
  const typed = (isUnder ? steps : steps - 1) / stepsPerEuro;
  return typed > 0 ? typed : null;
}
