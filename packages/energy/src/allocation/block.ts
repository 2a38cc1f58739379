import type { Series } from "../series/series.ts";
import { readPart, type Source } from "../series/source.ts";
import { refuseSlice } from "./check.ts";
import { addRows, rowOffsets } from "./rows.ts";

/**
 * Bytes of consumption a block may hold: small enough to stay in the caches while several passes read it, and with
 * enough steps (1,048 for 1,000 consumers) that reading 1,000 series in turn costs no more than computing.
 */
const BLOCK_BYTES = 1 << 23;
const MAX_BLOCK_STEPS = 2048;
const MIN_BLOCK_STEPS = 16;

/** A study's inputs: Wh per step, one series per consumer and per producer, all of the same length. */
export interface Flows {
  readonly consumption: readonly (Series | Source)[];
  readonly production: readonly Series[];
}

/**
 * A slice of time of the whole study, in 64-bit floats, one row per participant.
 * Working by slices keeps the memory small and constant, and the passes inside the cache.
 */
export interface Block {
  /** First step of the block in the study, and number of steps it holds. */
  start: number;
  length: number;
  readonly consumers: number;
  readonly producers: number;
  /** Distance between two rows. */
  readonly stride: number;
  /** Offsets of the consumers' rows, padded to a multiple of four (see rows.ts). */
  readonly rows: Int32Array;
  /** consumers × stride: what each withdraws, then, once a rule has run, the local energy given to each, Wh. */
  readonly energy: Float64Array;
  /** Offsets of the producers' rows, padded likewise. */
  readonly producerRows: Int32Array;
  /** producers × stride: what each injects, Wh; rows of zeros complete a multiple of four. */
  readonly production: Float64Array;
  /** producers × stride: the part of it that no consumer was given, Wh; filled by the rule. */
  readonly surplus: Float64Array;
  /** Σ of withdrawals and Σ of injections at each step, Wh. */
  readonly demand: Float64Array;
  readonly pool: Float64Array;
  /** Σ of the local energy given by a pooled rule at each step, Wh. */
  readonly used: Float64Array;
}

/** Steps per block for a number of rows, so that a matrix of that many rows fits the cache. */
function blockSteps(rows: number, steps: number): number {
  const fitting = Math.floor(BLOCK_BYTES / 8 / Math.max(1, rows));
  return Math.min(Math.max(fitting, MIN_BLOCK_STEPS), MAX_BLOCK_STEPS, Math.max(1, steps));
}

export function createBlock(consumers: number, producers: number, steps: number): Block {
  const stride = blockSteps(consumers, steps);
  const producerRows = rowOffsets(range(producers), stride, producers);
  return {
    start: 0,
    length: 0,
    consumers,
    producers,
    stride,
    rows: rowOffsets(range(consumers), stride, consumers),
    producerRows,
    energy: new Float64Array((consumers + 1) * stride),
    production: new Float64Array(producerRows.length * stride),
    surplus: new Float64Array(producerRows.length * stride),
    demand: new Float64Array(stride),
    pool: new Float64Array(stride),
    used: new Float64Array(stride),
  };
}

/** Fills the block with the flows from step `start` on. @throws RangeError naming a bad value. */
export function loadBlock(block: Block, flows: Flows, start: number, steps: number): void {
  block.start = start;
  block.length = Math.min(block.stride, steps - start);
  const { length, stride } = block;
  loadRows(flows.consumption, block.energy, stride, start, length);
  loadRows(flows.production, block.production, stride, start, length);
  block.demand.fill(0);
  block.pool.fill(0);
  if (!addRows(block.energy, block.rows, length, block.demand)) {
    refuseSlice("consumption", flows.consumption, start, length);
  }
  if (!addRows(block.production, block.producerRows, length, block.pool)) {
    refuseSlice("production", flows.production, start, length);
  }
}

/** Copies a slice of each series into consecutive rows of a matrix. */
function loadRows(
  list: readonly (Series | Source)[],
  matrix: Float64Array,
  stride: number,
  start: number,
  length: number,
): void {
  list.forEach((series, row) => {
    readPart(series, start, length, matrix, row * stride);
  });
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
