import { readPart } from "../../series/source.ts";
import type { Flows } from "../block.ts";
import { type Kernel, openKernel } from "./kernel.ts";
import { writeRuns, writeWhole } from "./runs.ts";

/** How often a rule goes through the withdrawals of a slice. */
export type Passes = 1 | 2;

/**
 * Bytes of withdrawals that a slice may hold, and most steps of it. Copying long pieces costs half as much as short ones,
 * of 1,000 series in turn: 30 ms for a year by 4,096 steps, 45 by 1,024. What a rule keeps by step must still be in the
 * processor's own cache when the next consumer is shared: a third of a year of it takes about the megabyte that there is.
 * No multiple of 1,024 steps: rows of a multiple of 4,096 bytes all begin at one place of the nearest cache, which has room
 * for eight there, and the full key goes through seventeen at once: it took twice as long (0110). But a multiple of 16, so
 * that rows begin where a line of it does.
 */
const HELD_BYTES = 1 << 24;
const MIN_STEPS = 128;
const MAX_STEPS: Readonly<Record<Passes, number>> = { 1: 11_728, 2: 4144 };

const byFour = (count: number): number => Math.ceil(count / 4) * 4;

/** The kernel takes four rows and four steps at once: a slice has a multiple of four of both, but the last one. */
export function sliceSteps(passes: Passes, consumers: number, steps: number): number {
  const fitting = Math.floor(HELD_BYTES / 4 / Math.max(1, rowsHeld(passes, consumers))) & ~3;
  return Math.min(Math.max(fitting, MIN_STEPS), MAX_STEPS[passes], Math.max(1, steps));
}

/** All consumers and a row of zeros at least, which completes four; or one of them at a time. */
const rowsHeld = (passes: Passes, consumers: number): number => (passes === 2 ? byFour(consumers + 1) : 1);

/** The steps at which withdrawals are summed: every one, or only those at which there is something to share. */
export type DemandAt = "every step" | "lit steps";

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
  /** Σ of withdrawals, where the slice holds them all, and of injections at each step, Wh. */
  readonly demand: Row;
  readonly pool: Row;
  /** Where lists of runs are (runs.ts): of the pool, outside of which nothing is given; then of each row of weights. */
  readonly lit: number;
  readonly weightRuns: number;
  /** What one consumer is given at each step, Wh; zero outside of the pool's runs. */
  readonly given: number;
  /** producers' rows, completed to four: injections; what was given of each; sums of coefficients. A pool has the first row. */
  readonly production: Row;
  readonly used: Row;
  readonly sums: Row;
  /**
   * For rules of fixed shares, when the slice holds all withdrawals: the level at each step, what the
   * consumers served at it withdraw, the sum of the shares of those who wait, and the share of each.
   */
  readonly levels: Row;
  readonly served: Row;
  readonly waiting: Row;
  readonly shares: Row;
  /** Rows of weights. */
  readonly weights: Row;
  /** The four sums that the kernel adds up, one for each of four rows. */
  readonly four: Row;
}

export interface Row {
  readonly at: number;
  readonly values: Float64Array;
}

/**
 * Lays a slice out, and loads the injections into it, and the withdrawals where it holds them all. Null where there is no kernel,
 * or when a withdrawal is not an energy.
 * @param weights how many rows of weights it has
 * @param demandAt the steps at which the sum of withdrawals is wanted
 */
export function layOut(
  flows: Flows,
  passes: Passes,
  weights: number,
  demandAt: DemandAt,
  part: { start: number; length: number },
): KernelSlice | null {
  const { start, length } = part;
  const consumers = flows.consumption.length;
  const producers = flows.production.length;
  const end = byFour(length) * 8;
  const coefficients = (rowsHeld(passes, consumers) * end) / 2;
  const doubles = coefficients + 2 * end;
  const forShares = passes === 2 ? Math.ceil((consumers * 8) / end) : 0;
  // One at least: a pool uses the first of these rows even where nobody injects.
  const byProducer = byFour(Math.max(1, producers));
  const counts = [1, 1, 1, byProducer, byProducer, byProducer, 1, 1, 1, forShares, weights, 1, 1, weights];
  const kernel = openKernel(doubles + counts.reduce((sum, count) => sum + count, 0) * end);
  if (!kernel) return null;
  const rows = rowsFrom(kernel, doubles, counts, end);
  const [demand, pool, given, production, used, sums, levels, served, waiting, shares, weighing, four] = rows;
  const [lit, weightRuns] = rows.slice(12) as [Row, Row];
  const slice: KernelSlice = {
    kernel,
    flows,
    passes,
    start,
    length,
    consumers,
    producers,
    end,
    singles: new Float32Array(kernel.memory.buffer),
    withdrawals: 0,
    coefficients,
    demand,
    pool,
    lit: lit.at,
    weightRuns: weightRuns.at,
    given: given.at,
    production,
    used,
    sums,
    levels,
    served,
    waiting,
    shares,
    weights: weighing,
    four,
  };
  given.values.fill(0);
  return load(slice, demandAt) ? slice : null;
}

type Rows = [Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, Row, ...Row[]];

/** Rows of 64-bit floats, one after the other. @param counts how many of each */
function rowsFrom({ memory }: Kernel, from: number, counts: readonly number[], end: number): Rows {
  let at = from;
  return counts.map((count) => {
    const row = { at, values: new Float64Array(memory.buffer, at, (count * end) / 8) };
    at += count * end;
    return row;
  }) as Rows;
}

/** Loads what a slice holds. What completes a row, or rows to four, is zero; what was there before is another slice's. */
function load(slice: KernelSlice, demandAt: DemandAt): boolean {
  const { singles, passes, length, consumers, end, coefficients, demand, pool, production } = slice;
  if (length % 4 > 0) singles.fill(0, 0, demand.at / 4);
  else if (passes === 2) singles.fill(0, (consumers * end) / 8, coefficients / 4);
  for (const row of [demand, pool, production]) row.values.fill(0);
  loadInjections(slice);
  const lit = runsAt(slice, slice.lit);
  if (demandAt === "every step") writeWhole(pool.values, lit);
  else writeRuns(pool.values, lit);
  if (passes === 2 && !loadWithdrawals(slice)) return false;
  writeRuns(pool.values, lit);
  return true;
}

/** @return false when one of them is not an energy */
function loadWithdrawals(slice: KernelSlice): boolean {
  const { kernel, flows, singles, start, length, consumers, withdrawals, demand, lit, end } = slice;
  kernel.resetRead();
  const row = end / 2;
  for (let first = 0; first < consumers; first += 4) {
    const last = Math.min(first + 4, consumers);
    for (let i = first; i < last; i++) {
      readPart(flows.consumption[i]!, start, length, singles, (withdrawals + i * row) / 4);
    }
    // What completes four is rows of zeros, which follow the last consumer's.
    const a = withdrawals + first * row;
    kernel.addRows(a, a + row, a + 2 * row, a + 3 * row, demand.at, lit, end);
  }
  return kernel.isReadSound() === 1;
}

/** Makes a slice ready for a rule. */
export function clear({ kernel, used, sums }: KernelSlice): void {
  kernel.resetRead();
  used.values.fill(0);
  sums.values.fill(0);
}

function loadInjections({ flows, start, length, end, pool, production }: KernelSlice): void {
  flows.production.forEach((series, j) => {
    const row = rowOf(production, j, end);
    row.set(series.subarray(start, start + length));
    const sums = pool.values;
    for (let t = 0; t < length; t++) sums[t]! += row[t]!;
  });
}

/** The list of runs at an address: it takes no more room than the row it is about. */
export function runsAt({ kernel, end }: KernelSlice, at: number): Int32Array {
  return new Int32Array(kernel.memory.buffer, at, end / 4);
}

/** One of several rows of 64-bit floats. */
export function rowOf({ values }: Row, row: number, end: number): Float64Array {
  return values.subarray((row * end) / 8, ((row + 1) * end) / 8);
}

/** Where a consumer's withdrawals are, once they are loaded. */
export function withdrawalsAt({ passes, withdrawals, end }: KernelSlice, consumer: number): number {
  return withdrawals + (passes === 2 ? (consumer * end) / 2 : 0);
}

/** Where a consumer's withdrawals are: loaded in the place of those before, unless the slice holds them all. */
export function withdrawalsOf(slice: KernelSlice, consumer: number): number {
  const { flows, passes, start, length, singles } = slice;
  const row = withdrawalsAt(slice, consumer);
  if (passes === 1) readPart(flows.consumption[consumer]!, start, length, singles, row / 4);
  return row;
}

/** Adds to a row what some consumers withdraw in the pool's runs, in a slice that holds them all. */
export function addUp(slice: KernelSlice, consumers: readonly number[], sums: Row): void {
  const { kernel, lit, end } = slice;
  const at = (n: number) => withdrawalsAt(slice, consumers[n] ?? slice.consumers);
  for (let n = 0; n < consumers.length; n += 4) {
    kernel.addRows(at(n), at(n + 1), at(n + 2), at(n + 3), sums.at, lit, end);
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
