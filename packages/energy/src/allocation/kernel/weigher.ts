import type { KernelSlice } from "./slice.ts";

/** The period of each step of a study, from 0 to `count` − 1: the hours of a tariff, say. */
export interface Periods {
  readonly ofStep: Uint8Array;
  readonly count: number;
}

/** Number of rows of weights that a slice needs: one for those without periods, and one for each period. */
export function weightRows(periods: readonly Periods[]): number {
  return 1 + [...distinct(periods)].reduce((sum, { count }) => sum + count, 0);
}

const distinct = (periods: readonly Periods[]): Set<Periods> =>
  new Set(periods.filter(({ count }) => count > 1));

/** Adds up what each consumer of a slice is given, by his periods. */
export interface Weigher {
  /** @param factor the part of each withdrawal that is given at each step; 1 when left out */
  prepare(factor?: Float64Array): void;
  /** Gives a consumer his withdrawals times the factor. */
  addWithdrawals(consumer: number): void;
  /** Gives a consumer what the row `given` of the slice holds, whose sum is known. */
  addGiven(consumer: number, sum: number): void;
}

/** @param sums of each consumer, by period */
export function makeWeigher(
  slice: KernelSlice,
  periods: readonly Periods[],
  sums: readonly Float64Array[],
): Weigher {
  const { kernel, withdrawals, given, weights, start, length, end } = slice;
  const steps = end / 8;
  const rowOf = new Map<Periods, number>();
  let rows = 1;
  for (const one of distinct(periods)) {
    rowOf.set(one, rows);
    rows += one.count;
  }
  const addressOf = (consumer: number, period: number) =>
    weights.at + ((rowOf.get(periods[consumer]!) ?? 0) + period) * end;
  return {
    prepare(factor) {
      weights.values.fill(0);
      if (factor) weights.values.set(factor.subarray(0, length));
      for (const [{ ofStep }, row] of rowOf) {
        for (let t = 0; t < length; t++) {
          weights.values[(row + ofStep[start + t]!) * steps + t] = factor ? factor[t]! : 1;
        }
      }
    },
    addWithdrawals(consumer) {
      const own = sums[consumer]!;
      const row = withdrawals + (consumer * end) / 2;
      for (let p = 0; p < own.length; p++) {
        own[p] = own[p]! + kernel.weighWithdrawals(row, addressOf(consumer, p), end);
      }
    },
    addGiven(consumer, sum) {
      const own = sums[consumer]!;
      if (own.length === 1) {
        own[0] = own[0]! + sum;
        return;
      }
      for (let p = 0; p < own.length; p++) {
        own[p] = own[p]! + kernel.weighGiven(given, addressOf(consumer, p), end);
      }
    },
  };
}
