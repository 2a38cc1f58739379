import { readPart } from "../../series/source.ts";
import type { Flows } from "../block.ts";
import type { Kernel } from "./kernel.ts";
import { openKernel } from "./kernel.ts";

/**
 * Bytes of withdrawals that a slice may hold: what was added up is still in the caches when it is shared, and a series is
 * copied by pieces long enough (1,048 steps for 1,000 consumers) for copying not to cost more than computing.
 */
const SLICE_BYTES = 1 << 22;
const MIN_STEPS = 128;
const MAX_STEPS = 8192;

/** Four rows are added up at once, and four producers share at once. */
const byFour = (count: number): number => Math.ceil(count / 4) * 4;

/** An even number of steps: the kernel takes two at once. */
export function sliceSteps(consumers: number, steps: number): number {
  const fitting = Math.floor(SLICE_BYTES / 4 / Math.max(1, consumers));
  return Math.min(Math.min(Math.max(fitting, MIN_STEPS), MAX_STEPS) & ~1, Math.max(1, steps));
}

/** A slice of time of a study in the kernel's memory. A row of it has an address, and a view where TypeScript reads it. */
export interface KernelSlice {
  readonly kernel: Kernel;
  readonly start: number;
  readonly length: number;
  readonly consumers: number;
  readonly producers: number;
  /** Bytes of a row of 64-bit floats; rows of 32-bit ones have half. */
  readonly end: number;
  /** All of the memory as the 32-bit floats of which withdrawals and coefficients are made. */
  readonly singles: Float32Array;
  /** consumers' rows of 32-bit floats, Wh. */
  readonly withdrawals: number;
  /** Four rows of 32-bit floats, for coefficients. */
  readonly coefficients: number;
  /** Σ of withdrawals and of injections at each step, Wh. */
  readonly demand: Row;
  readonly pool: Row;
  /** What one consumer is given at each step, Wh. */
  readonly given: number;
  /** producers' rows, completed to four: injections; what was given of each; sums of coefficients. A pool has the first row. */
  readonly production: Row;
  readonly used: Row;
  readonly sums: Row;
  /** Where rows of weights begin. */
  readonly weights: Row;
}

interface Row {
  readonly at: number;
  readonly values: Float64Array;
}

/** Lays a slice out, and loads the flows into it. @param weights how many rows of weights it has */
export function loadSlice(
  flows: Flows,
  weights: number,
  { start, length }: { start: number; length: number },
): KernelSlice | null {
  const consumers = flows.consumption.length;
  const producers = flows.production.length;
  const end = Math.ceil(length / 2) * 16;
  const withdrawals = 0;
  const coefficients = withdrawals + (byFour(consumers) * end) / 2;
  const doubles = coefficients + 2 * end;
  const counts = [1, 1, 1, byFour(producers), byFour(producers), byFour(producers), weights];
  const kernel = openKernel(doubles + counts.reduce((sum, count) => sum + count, 0) * end);
  if (!kernel) return null;
  const { buffer } = kernel.memory;
  let at = doubles;
  const [demand, pool, given, production, used, sums, weighing] = counts.map((count) => {
    const row = { at, values: new Float64Array(buffer, at, (count * end) / 8) };
    at += count * end;
    return row;
  }) as [Row, Row, Row, Row, Row, Row, Row];
  const singles = new Float32Array(buffer);
  const slice: KernelSlice = {
    kernel,
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
  };
  // What completes a row, or rows to four, is zero; what was there before is another slice's.
  if (length % 2 === 1) singles.fill(0, 0, at / 4);
  else singles.fill(0, (consumers * end) / 8, coefficients / 4);
  for (const row of [demand, pool, production, used, sums]) row.values.fill(0);
  fill(slice, flows);
  return slice;
}

function fill(slice: KernelSlice, flows: Flows): void {
  const { kernel, start, length, end, singles, withdrawals, demand, pool, production } = slice;
  flows.consumption.forEach((series, i) => {
    readPart(series, start, length, singles, (withdrawals + (i * end) / 2) / 4);
  });
  kernel.resetLeast();
  for (let i = 0; i < slice.consumers; i += 4) {
    kernel.addRows(withdrawals + (i * end) / 2, end / 2, demand.at, end);
  }
  flows.production.forEach((series, j) => {
    const row = (j * end) / 8;
    production.values.set(series.subarray(start, start + length), row);
    for (let t = 0; t < length; t++) pool.values[t] = pool.values[t]! + production.values[row + t]!;
  });
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
