import type { Series } from "../series/series.ts";

/** The bucket of each step: its month, its hour of the day, both (see local-time.ts). */
export type Buckets = ArrayLike<number>;

/** Wh per bucket of a series. @throws RangeError if there are fewer buckets than steps. */
export function profile(series: Series, buckets: Buckets, count: number): Float64Array {
  checkBuckets(buckets, series.length);
  const sums = new Float64Array(count);
  addTo(sums, buckets, 0, series, 0, series.length);
  return sums;
}

function addTo(
  sums: Float64Array,
  buckets: Buckets,
  start: number,
  values: Series,
  offset: number,
  length: number,
): void {
  for (let t = 0; t < length; t++) {
    const bucket = buckets[start + t]!;
    sums[bucket] = sums[bucket]! + values[offset + t]!;
  }
}

function checkBuckets(buckets: Buckets, steps: number): void {
  if (buckets.length < steps) throw new RangeError(`${buckets.length} buckets for ${steps} steps`);
}
