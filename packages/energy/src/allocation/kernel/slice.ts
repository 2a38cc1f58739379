import { readPart } from "../../series/source.ts";
import type { Flows } from "../block.ts";
import { type Kernel, openKernel } from "./kernel.ts";

/** How often a rule goes through the withdrawals of a slice. */
export type Passes = 1 | 2;

/**
 * Bytes of withdrawals that a slice may hold, and most steps of it. Copying long pieces costs half as much as short ones,
 * of 1,000 series in turn: 30 ms for a year by 4,096 steps, 45 by 1,024. What a rule keeps by step must still be in the
 * processor's own cache when the next consumer is shared.
 */
const HELD_BYTES = 1 << 24;
const MIN_STEPS = 128;
const MAX_STEPS: Readonly<Record<Passes, number>> = { 1: 8192, 2: 4096 };

const byFour = (count: number): number => Math.ceil(count / 4) * 4;

/** The kernel takes four rows and four steps at once: a slice has a multiple of four of both, but the last one. */
export function sliceSteps(passes: Passes, consumers: number, steps: number): number {
  const fitting = Math.floor(HELD_BYTES / 4 / Math.max(1, rowsHeld(passes, consumers))) & ~3;
  return Math.min(Math.max(fitting, MIN_STEPS), MAX_STEPS[passes], Math.max(1, steps));
}

const rowsHeld = (passes: Passes, consumers: number): number => (passes === 2 ? byFour(consumers) : 1);

/** A slice of time of a study in the kernel's memory. A row of it has an address, and a view where TypeScript reads it. */
export interface KernelSlice {
  readonly kernel: Kernel;
  readonly flows: Flows;
  readonly passes: Passes;
  readonly start: number;
  readonly length: number;
  readonly consumers: number;
  readonly producers: number;
  /** Bytes of a row of 64-bit floats; rows of 32-bit ones have half. */
  readonly end: number;
  /** All of the memory as the 32-bit floats of which withdrawals and coefficients are made. */
  readonly singles: Float32Array;
  /** Rows of 32-bit floats, Wh: of all consumers where the rule goes through them twice, of one at a time otherwise. */
  readonly withdrawals: number;
  /** Four rows of 32-bit floats, for coefficients. */
  readonly coefficients: number;
  /** Σ of withdrawals, where the rule asks for it, and of injections at each step, Wh. */
  readonly demand: Row;
  readonly pool: Row;
  /** What one consumer is given at each step, Wh. */
  readonly given: number;
  /** producers' rows, completed to four: injections; what was given of each; sums of coefficients. A pool has the first row. */
  readonly production: Row;
  readonly used: Row;
  readonly sums: Row;
  /** Rows of weights. */
  readonly weights: Row;
  /** What the kernel adds up of four rows. */
  readonly four: Row;
}

interface Row {
  readonly at: number;
  readonly values: Float64Array;
}

/** Lays a slice out, and loads the injections into it. @param weights how many rows of weights it has */
export function layOut(
  flows: Flows,
  passes: Passes,
  weights: number,
  { start, length }: { start: number; length: number },
): KernelSlice | null {
  const consumers = flows.consumption.length;
  const producers = flows.production.length;
  const end = byFour(length) * 8;
  const withdrawals = 0;
  const coefficients = withdrawals + (rowsHeld(passes, consumers) * end) / 2;
  const doubles = coefficients + 2 * end;
  const counts = [1, 1, 1, byFour(producers), byFour(producers), byFour(producers), weights, 1];
  const kernel = openKernel(doubles + counts.reduce((sum, count) => sum + count, 0) * end);
  if (!kernel) return null;
  const { buffer } = kernel.memory;
  let at = doubles;
  const [demand, pool, given, production, used, sums, weighing, four] = counts.map((count) => {
    const row = { at, values: new Float64Array(buffer, at, (count * end) / 8) };
    at += count * end;
    return row;
  }) as [Row, Row, Row, Row, Row, Row, Row, Row];
  const singles = new Float32Array(buffer);
  const slice: KernelSlice = {
    kernel,
    flows,
    passes,
    start,
    length,
    consumers,
    producers,
    end,
    singles,
    withdrawals,
    coefficients,
    demand,
    pool,
    given: given.at,
    production,
    used,
    sums,
    weights: weighing,
    four,
  };
  // What completes a row, or rows to four, is zero; what was there before is another slice's.
  if (length % 4 > 0) singles.fill(0, 0, at / 4);
  else if (passes === 2) singles.fill(0, (consumers * end) / 8, coefficients / 4);
  for (const row of [demand, pool, production, used, sums]) row.values.fill(0);
  kernel.resetRead();
  loadInjections(slice);
  return slice;
}

function loadInjections({ flows, start, length, end, pool, production }: KernelSlice): void {
  flows.production.forEach((series, j) => {
    const row = rowOf(production, j, end);
    row.set(series.subarray(start, start + length));
    const sums = pool.values;
    for (let t = 0; t < length; t++) sums[t]! += row[t]!;
  });
}

/** One of several rows of 64-bit floats. */
export function rowOf({ values }: Row, row: number, end: number): Float64Array {
  return values.subarray((row * end) / 8, ((row + 1) * end) / 8);
}

/** Where a consumer's withdrawals are, once they are loaded. */
export function withdrawalsAt({ passes, withdrawals, end }: KernelSlice, consumer: number): number {
  return withdrawals + (passes === 2 ? (consumer * end) / 2 : 0);
}

/** Loads a consumer's withdrawals, in the place of those before where the rule goes through them once. Returns where they are. */
export function loadWithdrawals(slice: KernelSlice, consumer: number): number {
  const { flows, start, length, singles } = slice;
  const row = withdrawalsAt(slice, consumer);
  readPart(flows.consumption[consumer]!, start, length, singles, row / 4);
  return row;
}

/** Loads the withdrawals of all, and adds them up in `demand`. */
export function addUpWithdrawals(slice: KernelSlice): void {
  const { kernel, consumers, demand, end } = slice;
  for (let first = 0; first < consumers; first += 4) {
    for (let i = first; i < Math.min(first + 4, consumers); i++) loadWithdrawals(slice, i);
    kernel.addRows(withdrawalsAt(slice, first), end / 2, demand.at, end);
  }
}

/** Makes one of the four rows of coefficients zero. */
export function clearCoefficients({ coefficients, end, singles }: KernelSlice, row: number): void {
  const at = (coefficients + (row * end) / 2) / 4;
  singles.fill(0, at, at + end / 8);
}

/** Copies a series' part of the slice into one of the four rows of coefficients. */
export function loadCoefficients(slice: KernelSlice, series: Float32Array, row: number): void {
  const { start, length, coefficients, end } = slice;
  slice.singles.set(series.subarray(start, start + length), (coefficients + (row * end) / 2) / 4);
}
