import { writeRuns } from "./runs.ts";
import { type KernelSlice, rowOf, runsAt, withdrawalsAt } from "./slice.ts";

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
  /** Gives consumers, all or those named, their withdrawals times the factor: the slice holds them all. */
  addWithdrawals(consumers?: readonly number[]): void;
  /**
   * The address at which the kernel writes what it gives this consumer at each step; 0 when he has one period
   * only, for which the sum is enough.
   */
  givenFor(consumer: number): number;
  /** Adds what the kernel wrote at that address for this consumer; `sum` is its sum. */
  addGiven(consumer: number, sum: number): void;
  /** Adds these sums to those of the whole study, by consumer and period. */
  addTo(shared: readonly Float64Array[]): void;
}

export function makeWeigher(slice: KernelSlice, periods: readonly Periods[]): Weigher {
  const { kernel, consumers, given, weights, weightRuns, start, length, end } = slice;
  const steps = end / 8;
  const firstRows = new Map<Periods, number>();
  let rows = 1;
  for (const one of distinct(periods)) {
    firstRows.set(one, rows);
    rows += one.count;
  }
  const firstRowOf = (consumer: number) => firstRows.get(periods[consumer]!) ?? 0;
  const sums = layOutSums(consumers, periods);
  return {
    prepare(factor) {
      weights.values.fill(0);
      if (factor) weights.values.set(factor.subarray(0, length));
      for (const [{ ofStep }, row] of firstRows) {
        for (let t = 0; t < length; t++) {
          weights.values[(row + ofStep[start + t]!) * steps + t] = factor ? factor[t]! : 1;
        }
      }
      for (let row = 0; row < rows; row++) {
        writeRuns(rowOf(weights, row, end), runsAt(slice, weightRuns + row * end));
      }
    },
    addWithdrawals(named) {
      if (!named && firstRows.size === 0) return weighAll(slice, sums);
      const waiting = new Map<number, number[]>();
      for (const i of named ?? everybody(consumers)) {
        const row = firstRowOf(i);
        const four = waiting.get(row) ?? [];
        four.push(i);
        waiting.set(row, four);
        if (four.length < 4) continue;
        weighFour(slice, four, row, sums);
        waiting.delete(row);
      }
      for (const [row, rest] of waiting) weighFour(slice, rest, row, sums);
    },
    givenFor: (consumer) => (countOf(sums, consumer) > 1 ? given : 0),
    addGiven(consumer, sum) {
      const first = sums.first[consumer]!;
      const count = countOf(sums, consumer);
      if (count === 1) sums.wh[first]! += sum;
      else {
        const row = firstRowOf(consumer);
        for (let p = 0; p < count; p++) {
          const own = (row + p) * end;
          sums.wh[first + p]! += kernel.weighGiven(given, weights.at + own, weightRuns + own, end);
        }
      }
    },
    addTo(shared) {
      let n = 0;
      for (const own of shared) for (let p = 0; p < own.length; p++) own[p]! += sums.wh[n++]!;
    },
  };
}

const everybody = (consumers: number): number[] => Array.from({ length: consumers }, (_, i) => i);

/** Sums of all consumers, by period, one after the other: an array for each consumer and slice cost a tenth of the sharing. */
interface SliceSums {
  readonly wh: Float64Array;
  /** Where those of each consumer begin, and where the last one's end. */
  readonly first: Int32Array;
}

function layOutSums(consumers: number, periods: readonly Periods[]): SliceSums {
  const first = new Int32Array(consumers + 1);
  for (let i = 0; i < consumers; i++) first[i + 1] = first[i]! + (periods[i]?.count ?? 1);
  return { wh: new Float64Array(first[consumers]!), first };
}

const countOf = ({ first }: SliceSums, consumer: number): number => first[consumer + 1]! - first[consumer]!;

/** Weighs the withdrawals of all consumers, none of whom has periods, four neighbours at once. */
function weighAll(
  { kernel, withdrawals, consumers, four, weights, weightRuns, end }: KernelSlice,
  { wh }: SliceSums,
) {
  const row = end / 2;
  for (let first = 0; first < consumers; first += 4) {
    // What completes four is rows of zeros, which follow the last consumer's.
    const a = withdrawals + first * row;
    kernel.weighRows(a, a + row, a + 2 * row, a + 3 * row, weights.at, four.at, weightRuns, end);
    for (let i = first; i < consumers && i < first + 4; i++) wh[i]! += four.values[i - first]!;
  }
}

/** Weighs the withdrawals of up to four consumers who have the same periods, whose weights begin with that row. */
function weighFour(slice: KernelSlice, consumers: readonly number[], row: number, sums: SliceSums): void {
  const { kernel, four, weights, weightRuns, end } = slice;
  const last = withdrawalsAt(slice, consumers.at(-1)!);
  const [a = last, b = last, c = last, d = last] = consumers.map((i) => withdrawalsAt(slice, i));
  for (let p = 0; p < countOf(sums, consumers[0]!); p++) {
    const own = (row + p) * end;
    kernel.weighRows(a, b, c, d, weights.at + own, four.at, weightRuns + own, end);
    for (let n = 0; n < consumers.length; n++) {
      sums.wh[sums.first[consumers[n]!]! + p]! += four.values[n]!;
    }
  }
}
