import { isSeries, type Series } from "../series/series.ts";
import { readPart, type Source } from "../series/source.ts";

/** How far a sum of coefficients may pass 1: coefficients travel as 32-bit floats, whose rounding adds up. */
const SUM_TOLERANCE = 1e-6;

/**
 * Checks that every entry is a series of the same length and returns that length.
 * @throws RangeError naming the first entry that is not a series or has another length.
 */
export function commonLength(named: Readonly<Record<string, readonly (Series | Source)[]>>): number {
  let length: number | undefined;
  for (const [name, list] of Object.entries(named)) {
    for (let index = 0; index < list.length; index++) {
      const series = list[index];
      if (!isSeries(series) && typeof series?.read !== "function")
        throw new RangeError(`${name}[${index}] is not a Float32Array or a Float64Array`);
      length ??= series.length;
      if (series.length !== length) {
        throw new RangeError(`${name}[${index}] has ${series.length} steps, expected ${length}`);
      }
    }
  }
  return length ?? 0;
}

/**
 * Looks for a bad value in a slice of series. Called once a cheap test on sums has failed, so it may be slow.
 * @throws RangeError naming the first value that is not a finite number of 0 or more; nothing if there is none.
 */
export function refuseBadValue(
  name: string,
  list: readonly (Series | Source)[],
  start: number,
  length: number,
): void {
  const values = new Float64Array(length);
  for (let index = 0; index < list.length; index++) {
    readPart(list[index]!, start, length, values, 0);
    for (let t = 0; t < length; t++) {
      const value = values[t]!;
      if (!(value >= 0 && value < Infinity)) {
        throw new RangeError(
          `${name}[${index}] step ${start + t}: ${value} is not a finite value of 0 or more`,
        );
      }
    }
  }
}

/** @throws RangeError always: names the bad value of a slice, or says that the values are too large to be added. */
export function refuseSlice(
  name: string,
  list: readonly (Series | Source)[],
  start: number,
  length: number,
): never {
  refuseBadValue(name, list, start, length);
  throw new RangeError(`${name} steps ${start} to ${start + length - 1}: too large to be added up`);
}

/** @throws RangeError if a constant coefficient is not finite and ≥ 0, or their sum is over 1. */
export function checkShares(name: string, shares: readonly number[], count: number): void {
  if (shares.length !== count) throw new RangeError(`${name} has ${shares.length} values, expected ${count}`);
  let sum = 0;
  for (let index = 0; index < count; index++) {
    const share = shares[index] ?? Number.NaN;
    if (!(share >= 0 && share < Infinity)) {
      throw new RangeError(`${name}[${index}]: ${share} is not a finite value of 0 or more`);
    }
    sum += share;
  }
  if (sum > 1 + SUM_TOLERANCE) throw new RangeError(`${name}: the sum ${sum} is over 1`);
}

/** Whether every sum of coefficients is a number of at most 1. */
export function areShares(sums: Float64Array): boolean {
  for (let t = 0; t < sums.length; t++) if (!(sums[t]! <= 1 + SUM_TOLERANCE)) return false;
  return true;
}

/** @throws RangeError naming the first step at which coefficients add up to more than 1. */
export function checkSums(name: string, sums: Float64Array, start: number, length: number): void {
  for (let t = 0; t < length; t++) {
    const sum = sums[t] ?? 0;
    if (sum > 1 + SUM_TOLERANCE) throw new RangeError(`${name} step ${start + t}: the sum ${sum} is over 1`);
  }
}
