import type { Series } from "./series.ts";

/**
 * Changes the step of a series of energies, keeping the energy: steps are added up, or cut in equal parts.
 * @param series Wh per step of `from` minutes
 * @param from minutes, any whole number
 * @param to minutes; one of the two must be a multiple of the other
 * @returns Wh per step of `to` minutes
 * @throws RangeError if neither divides the other, or if the steps do not fill whole new ones.
 */
export function resample(series: Series, from: number, to: number): Float64Array {
  if (from % to === 0) return split(series, from / to);
  if (to % from === 0) return gather(series, to / from);
  throw new RangeError(`steps of ${from} min cannot become steps of ${to} min`);
}

function split(series: Series, parts: number): Float64Array {
  return Float64Array.from(
    { length: series.length * parts },
    (_, t) => series[Math.floor(t / parts)]! / parts,
  );
}

function gather(series: Series, parts: number): Float64Array {
  if (series.length % parts !== 0)
    throw new RangeError(`${series.length} steps do not fill groups of ${parts}`);
  const sums = new Float64Array(series.length / parts);
  for (let t = 0; t < series.length; t++) {
    const group = Math.floor(t / parts);
    sums[group] = sums[group]! + series[t]!;
  }
  return sums;
}
