import type { EstimateFigures } from "./figures.ts";
import type { Range } from "./verdict.ts";

/** What one place saves alone, and how much of its project's production it would take for that. */
export interface PlaceAlone extends Pick<EstimateFigures, "ownCostsEur" | "productionShare"> {
  /** € a year, once its costs are paid, with the tax that it is read with. */
  readonly ownEur: Range;
}

const ends = ["low", "high"] as const;

/** Whether these places, each estimated alone, would take more than their project produces. */
export const takesMoreThanAll = (places: readonly Pick<PlaceAlone, "productionShare">[]): boolean =>
  ends.some((end) => shareOf(places, end) > 1);

const shareOf = (places: readonly Pick<PlaceAlone, "productionShare">[], end: keyof Range): number =>
  places.reduce((sum, { productionShare }) => sum + productionShare[end], 0);

/**
 * What places behind one production save together, € a year: what each would save alone, less what they would take twice. Where
 * they take more than all of it, each saves on its part of what there is; its costs stay. A place whose energy saves nothing
 * has none of its loss taken away.
 */
export function savedTogether(places: readonly PlaceAlone[]): Range {
  const of = (end: keyof Range) => {
    const missing = 1 - 1 / Math.max(1, shareOf(places, end));
    return places.reduce(
      (sum, { ownEur, ownCostsEur }) => sum + ownEur[end] - missing * Math.max(0, ownEur[end] + ownCostsEur),
      0,
    );
  };
  const high = of("high");
  return { low: Math.min(of("low"), high), high };
}

/** Each as it is read, in whole euros: their total is the one that a reader finds. */
export function inWholeEuros(ranges: readonly Range[]): Range {
  const total = (end: keyof Range) => ranges.reduce((sum, range) => sum + Number(range[end].toFixed(0)), 0);
  return { low: total("low"), high: total("high") };
}

/** What places of one project are told that they save together, in whole euros: what each is told, or less where they want more than there is. */
export const toldTogether = (places: readonly PlaceAlone[]): Range =>
  inWholeEuros(takesMoreThanAll(places) ? [savedTogether(places)] : places.map(({ ownEur }) => ownEur));
