import type { Flows } from "../allocation/block.ts";
import type { Rule } from "../allocation/rule.ts";
import { runSharing, type Sink } from "../allocation/run.ts";
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

/** Wh per bucket of a sharing: given to each consumer, left to each producer. */
export interface SharingProfiles {
  readonly shared: Float64Array[];
  readonly surplus: Float64Array[];
}

/**
 * Runs a rule and keeps, for each participant, the energy of each bucket: the memory is participants × buckets, never
 * participants × steps.
 * @throws RangeError as `allocate`, or if there are fewer buckets than steps.
 */
export function sharingProfiles(flows: Flows, rule: Rule, buckets: Buckets, count: number): SharingProfiles {
  checkBuckets(buckets, flows.production[0]?.length ?? flows.consumption[0]?.length ?? 0);
  const shared = flows.consumption.map(() => new Float64Array(count));
  const surplus = flows.production.map(() => new Float64Array(count));
  const keepIn = (sums: readonly Float64Array[]): NonNullable<Sink["shared"]> => {
    return (index, start, values, offset, length) => {
      addTo(sums[index]!, buckets, start, values, offset, length);
    };
  };
  runSharing(flows, rule, { shared: keepIn(shared), surplus: keepIn(surplus) });
  return { shared, surplus };
}

/** Wh given to each consumer by each producer over the period, [consumer][producer]: what each bills to each. */
export function pairTotals(flows: Flows, rule: Rule): Float64Array[] {
  const totals = flows.consumption.map(() => new Float64Array(flows.production.length));
  runSharing(flows, rule, {
    pair(consumer, producer, _start, values, length) {
      let sum = 0;
      for (let t = 0; t < length; t++) sum += values[t]!;
      const row = totals[consumer]!;
      row[producer] = row[producer]! + sum;
    },
  });
  return totals;
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
