/** Energy per step in Wh (or a coefficient per step), one value per step of the study's grid. */
export type Series = Float32Array | Float64Array;

/** Whether a value is one of the two array types the engine computes on. */
export function isSeries(value: unknown): value is Series {
  return value instanceof Float32Array || value instanceof Float64Array;
}

/** Whether all are of 32-bit floats. */
export function areSingle(list: readonly Series[]): list is readonly Float32Array[] {
  return list.every((series) => series instanceof Float32Array);
}

/** Sum of a series, Wh. */
export function total(series: Series): number {
  let sum = 0;
  for (let t = 0; t < series.length; t++) sum += series[t]!;
  return sum;
}
