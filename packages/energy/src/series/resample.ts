import type { Series } from "./series.ts";

/**
 * Changes the step of a series of energies, keeping the energy: each step is shared between the new ones in
 * proportion of the time they have in common, so that steps are added up, cut, or both (10 to 15 minutes). A missing
 * value (NaN) makes every step that it touches missing.
 * @param series Wh per step of `from` minutes
 * @param from,to minutes, any whole numbers
 * @returns Wh per step of `to` minutes, from the same start
 * @throws RangeError if the steps do not fill whole new ones.
 */
export function resample(series: Series, from: number, to: number): Float64Array {
  const length = (series.length * from) / to;
  if (!Number.isInteger(length)) {
    throw new RangeError(`${series.length} steps of ${from} min do not fill steps of ${to} min`);
  }
  const part = greatestCommonDivisor(from, to);
  const partsFrom = from / part;
  const partsTo = to / part;
  const result = new Float64Array(length);
  for (let piece = 0; piece < length * partsTo; piece++) {
    const target = Math.floor(piece / partsTo);
    result[target] = result[target]! + series[Math.floor(piece / partsFrom)]! / partsFrom;
  }
  return result;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
