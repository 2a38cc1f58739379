import { type Curve, createGrid, gridEnd, MINUTE_MS, type StepMinutes, stepMs } from "./grid.ts";

/**
 * The same energy on another step: sums when it is longer, equal parts when it is shorter.
 * @throws RangeError when the curve does not start and end on the new step (see `sliceCurve`).
 */
export function resample(curve: Curve, stepMinutes: StepMinutes): Curve {
  const { grid, values } = curve;
  if (grid.stepMinutes === stepMinutes) return curve;
  const length = (gridEnd(grid) - grid.startMs) / (stepMinutes * MINUTE_MS);
  const target = createGrid(grid.startMs, stepMinutes, length);
  return { grid: target, values: spread(values, grid.stepMinutes, stepMinutes, length) };
}

/**
 * Energy of steps of any duration laid on steps of another one, from the same start, in proportion of the time they
 * share: nothing is lost, and a missing value (NaN) makes every step that it touches missing.
 * @param from,to minutes per step, e.g. 10 and 15
 * @returns `length` values
 */
export function spread(
  values: ArrayLike<number>,
  from: number,
  to: number,
  length: number,
): Float64Array<ArrayBuffer> {
  const result = new Float64Array(length);
  const part = greatestCommonDivisor(from, to);
  const partsFrom = from / part;
  const partsTo = to / part;
  for (let piece = 0; piece < length * partsTo; piece++) {
    const target = Math.floor(piece / partsTo);
    result[target] = result[target]! + values[Math.floor(piece / partsFrom)]! / partsFrom;
  }
  return result;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * The part of a curve between two moments; what it does not cover is not there.
 * @param fromMs,toMs UTC, ms; only steps that lie wholly between them are kept
 */
export function sliceCurve(curve: Curve, fromMs: number, toMs: number): Curve {
  const { grid, values } = curve;
  const step = stepMs(grid);
  const first = Math.min(grid.length, Math.max(0, Math.ceil((fromMs - grid.startMs) / step)));
  const end = Math.max(first, Math.min(grid.length, Math.floor((toMs - grid.startMs) / step)));
  return {
    grid: createGrid(grid.startMs + first * step, grid.stepMinutes, end - first),
    values: values.slice(first, end),
  };
}
