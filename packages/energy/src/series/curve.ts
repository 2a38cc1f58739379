import { createGrid, endOf, type Grid, instantOf } from "./grid.ts";
import type { Series } from "./series.ts";

/** Energy in Wh at each step of a grid; NaN where a meter's reading is missing. */
export interface Curve<Values extends Series = Series> {
  readonly grid: Grid;
  readonly values: Values;
}

/**
 * The part of a curve between two moments; what it does not cover is not there.
 * @param from,to UTC, ms; only steps that lie wholly between them are kept
 */
export function sliceCurve(curve: Curve, from: number, to: number): Curve {
  const { grid, values } = curve;
  const stepMs = grid.stepMinutes * 60_000;
  const within = (step: number) => Math.min(grid.length, Math.max(0, step));
  const first = within(Math.ceil((from - grid.start) / stepMs));
  const end = Math.max(first, within(Math.floor((Math.min(to, endOf(grid)) - grid.start) / stepMs)));
  return {
    grid: createGrid(instantOf(grid, first), grid.stepMinutes, end - first),
    values: values.slice(first, end),
  };
}
