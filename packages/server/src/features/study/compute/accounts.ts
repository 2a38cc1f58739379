import { type Buckets, type Flows, type Rule, runSharing, savingOf } from "@mec/energy";
import type { Tariff } from "./money.ts";

/** Months by hours of the day: the buckets of a profile. */
export const profileBuckets = 12 * 24;

/** What a sharing gives, added up: nothing that could be a curve of somebody is kept. */
export interface SharingAccounts {
  /** Wh and € a year, one per consumer. */
  readonly shared: Float64Array;
  readonly saving: Float64Array;
  /** Wh, one per producer. */
  readonly surplus: Float64Array;
  /** Wh shared in all, by month and hour of the day. */
  readonly profile: Float64Array;
}

/**
 * Runs a rule and adds up, for each consumer, what he receives and saves.
 * @param buckets the month and hour of each step (`monthAndHourOfStep`)
 */
export function accountsOf(
  flows: Flows,
  rule: Rule,
  buckets: Buckets,
  tariffs: readonly Tariff[],
): SharingAccounts {
  const profile = new Float64Array(profileBuckets);
  const byPeriod = tariffs.map(({ savingPerKwh }) => new Float64Array(savingPerKwh.length));
  const surplus = new Float64Array(flows.production.length);
  runSharing(flows, rule, {
    shared(consumer, start, values, offset, length) {
      const sums = byPeriod[consumer];
      const periods = tariffs[consumer]?.periods;
      if (!sums || !periods) return;
      for (let t = 0; t < length; t += 1) {
        const wh = values[offset + t] ?? 0;
        const period = periods[start + t] ?? 0;
        const bucket = buckets[start + t] ?? 0;
        sums[period] = (sums[period] ?? 0) + wh;
        profile[bucket] = (profile[bucket] ?? 0) + wh;
      }
    },
    surplus(producer, _start, values, offset, length) {
      let sum = 0;
      for (let t = 0; t < length; t += 1) sum += values[offset + t] ?? 0;
      surplus[producer] = (surplus[producer] ?? 0) + sum;
    },
  });
  const total = (sums: Float64Array) => sums.reduce((sum, wh) => sum + wh, 0);
  return {
    shared: Float64Array.from(byPeriod, total),
    saving: Float64Array.from(tariffs, ({ savingPerKwh }, i) => savingOf(savingPerKwh, byPeriod[i] ?? [])),
    surplus,
    profile,
  };
}
