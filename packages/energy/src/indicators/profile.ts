import type { Series } from "../series/series.ts";

/** The bucket of each step: its month, its hour of the day, both (see local-time.ts). */
export type Buckets = ArrayLike<number>;

/** Wh per bucket of a series. @throws RangeError if there are fewer buckets than steps. */
export function profile(series: Series, buckets: Buckets, count: number): Float64Array {
  checkBuckets(buckets, series.length);
  const sums = new Float64Array(count);
  // Steps of one bucket mostly follow one another: its sum stays at hand until another's turn.
  for (let t = 0; t < series.length; ) {
    const bucket = buckets[t]!;
    let sum = sums[bucket]!;
    do sum += series[t++]!;
    while (t < series.length && buckets[t] === bucket);
    sums[bucket] = sum;
  }
  return sums;
}

function checkBuckets(buckets: Buckets, steps: number): void {
  if (buckets.length < steps) throw new RangeError(`${buckets.length} buckets for ${steps} steps`);
}
