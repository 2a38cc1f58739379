import type { KernelSlice } from "../allocation/kernel/slice.ts";
import { type ActiveSet, ALL_SERVED, isHigher, levelFor } from "./level.ts";

/** How many steps of time the kernel takes at once. */
const STEPS = 4;

/**
 * Writes into `slice.levels` the level of each step of a slice that holds all withdrawals: `ALL_SERVED` where the
 * production is enough. The same search as `findLevel`, for four steps of time at once; comparing costs the kernel
 * nothing, so no quick sums come first.
 * @param shares one per consumer, adding up to 1
 */
export function findLevels(slice: KernelSlice, shares: Float64Array): void {
  const { demand, pool, served, levels, consumers, length } = slice;
  const own = shares.subarray(0, consumers);
  slice.shares.values.set(own);
  const isForAll = own.every((share) => share > 0);
  const former: ActiveSet = { served: 0, waiting: 1 };
  for (let first = 0; first < length; first += STEPS) {
    const isDark = pool.values.subarray(first, first + STEPS).every((wh) => wh === 0);
    levels.values.fill(isDark ? 0 : ALL_SERVED, first, first + STEPS);
    if (isDark) continue;
    // A consumer without a share is never served. The demand is then what all the others withdraw: what is
    // served at the highest level.
    if (!isForAll) findSets(slice, first);
    findFour(slice, first, (isForAll ? demand : served).values.slice(first, first + STEPS), former);
  }
}

/** Who is served and who waits at the levels of four steps, into `slice.served` and `slice.waiting`. */
function findSets(
  { kernel, withdrawals, end, shares, consumers, levels, served, waiting }: KernelSlice,
  first: number,
) {
  const at = first * 8;
  const row = withdrawals + at / 2;
  kernel.setAt(row, end / 2, shares.at, consumers, levels.at + at, served.at + at, waiting.at + at);
}

/** @param former the set of the step before, to start from; becomes that of the last of these */
function findFour(slice: KernelSlice, first: number, wanted: Float64Array, former: ActiveSet): void {
  const { levels, pool, served, waiting } = slice;
  const setOf = (t: number): ActiveSet => ({ served: served.values[t]!, waiting: waiting.values[t]! });
  let searched: number[] = [];
  wanted.forEach((demand, n) => {
    const production = pool.values[first + n]!;
    if (!(demand > production)) return;
    levels.values[first + n] = production > 0 ? levelFor(production, former) : 0;
    if (production > 0) searched.push(first + n);
  });
  const last = searched.at(-1);
  for (let round = 0; searched.length > 0; round++) {
    findSets(slice, first);
    searched = searched.filter((t) => {
      const level = levels.values[t]!;
      const next = levelFor(pool.values[t]!, setOf(t));
      // Newton's method on a concave sum: the first round falls at or below the solution from wherever it
      // starts, and the next ones climb to it.
      if (round > 0 && !isHigher(next, level)) return false;
      levels.values[t] = next;
      return true;
    });
  }
  if (last !== undefined) Object.assign(former, setOf(last));
}
