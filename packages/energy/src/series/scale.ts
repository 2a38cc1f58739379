import type { Grid } from "./grid.ts";
import { total } from "./series.ts";

/**
 * Scales a series to a sum. What rounding leaves is put on the largest value, so that the sum is the one
 * asked for to the last digits.
 * @param shape any unit, not all zero unless the sum is 0
 * @throws RangeError when the shape is all zero and the sum is not.
 */
export function scaleTo(shape: Float64Array, sum: number): Float64Array {
  const shapeSum = total(shape);
  if (!(shapeSum > 0) && sum !== 0) throw new RangeError("a shape of zeros cannot be brought to a sum");
  const values = new Float64Array(shape.length);
  if (!(shapeSum > 0)) return values;
  let [largest, reached] = [0, 0];
  for (let t = 0; t < values.length; t++) {
    const value = (shape[t]! * sum) / shapeSum;
    values[t] = value;
    reached += value;
    if (value > values[largest]!) largest = t;
  }
  values[largest] = Math.max(0, values[largest]! + (sum - reached));
  return values;
}

/** @throws RangeError when a grid is not of 365 or 366 days: annual figures need a whole year. */
export function checkYear(grid: Grid): void {
  const days = (grid.length * grid.stepMinutes) / (24 * 60);
  if (days !== 365 && days !== 366) throw new RangeError(`a grid of ${days} days is not a year`);
}

/** A monthly figure on a day of the year: on a straight line between the middles of months. */
export function monthlyValue(months: readonly number[], dayOfYear: number): number {
  const sinceFirstMiddle = (dayOfYear / 365.25) * 12 - 0.5;
  const before = Math.floor(sinceFirstMiddle);
  const part = sinceFirstMiddle - before;
  return months[(before + 12) % 12]! * (1 - part) + months[(before + 13) % 12]! * part;
}
