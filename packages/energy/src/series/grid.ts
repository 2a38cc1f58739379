import { parisMidnight } from "./paris-time.ts";
import { isSeries, type Series } from "./series.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

/** Steps on which the engine computes. The settlement step is 15 minutes (code de l'énergie D315-1). */
export const gridSteps = [15, 30, 60] as const;
export type StepMinutes = (typeof gridSteps)[number];

/** The steps of a series: step `t` lasts from `startMs + t · step` to `startMs + (t + 1) · step`. */
export interface Grid {
  /** UTC, ms since 1970, a whole number of steps. */
  readonly startMs: number;
  readonly stepMinutes: StepMinutes;
  /** Number of steps. */
  readonly length: number;
}

/** Energy in Wh at each step of a grid; NaN where a meter's reading is missing. */
export interface Curve<Values extends Series = Series> {
  readonly grid: Grid;
  readonly values: Values;
}

/** @throws RangeError on a step that is none of ours, a start off the step, or a length that is not whole. */
export function createGrid(startMs: number, stepMinutes: number, length: number): Grid {
  const step = gridSteps.find((known) => known === stepMinutes);
  if (step === undefined)
    throw new RangeError(`step of ${stepMinutes} min: expected ${gridSteps.join(", ")}`);
  if (!Number.isInteger(startMs / (step * MINUTE_MS))) {
    throw new RangeError(`start ${startMs}: not on a step of ${step} min`);
  }
  if (!(Number.isInteger(length) && length >= 0))
    throw new RangeError(`length ${length}: not a whole number`);
  return { startMs, stepMinutes: step, length };
}

/** @throws RangeError when values are not a typed array of the grid's length. */
export function createCurve<Values extends Series>(grid: Grid, values: Values): Curve<Values> {
  if (!isSeries(values) || values.length !== grid.length) {
    throw new RangeError(`values: ${values?.length ?? 0} of them, expected ${grid.length}`);
  }
  return { grid, values };
}

/** A calendar year of Paris, from its first midnight to the next year's: 8,760 or 8,784 hours. */
export function yearGrid(year: number, stepMinutes: StepMinutes): Grid {
  const startMs = parisMidnight(year, 1, 1);
  const hours = (parisMidnight(year + 1, 1, 1) - startMs) / HOUR_MS;
  return createGrid(startMs, stepMinutes, (hours * 60) / stepMinutes);
}

/** Duration of a step, ms. */
export function stepMs(grid: Grid): number {
  return grid.stepMinutes * MINUTE_MS;
}

/** When step `index` starts; `stepStart(grid, grid.length)` is when the grid ends. UTC, ms. */
export function stepStart(grid: Grid, index: number): number {
  return grid.startMs + index * stepMs(grid);
}

export function gridEnd(grid: Grid): number {
  return stepStart(grid, grid.length);
}
