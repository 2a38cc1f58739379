import { isSeries, type Series } from "./series.ts";

/** A series that is worked out as it is read, part after part, so that ten thousand can be studied without being held. */
export interface Source {
  readonly length: number;
  /** Writes `length` values from step `start` on into `target`, from `offset` on. */
  read(start: number, length: number, target: Series, offset: number): void;
}

/** A shape times a factor. */
export function scaledSource(shape: Series, factor: number): Source {
  return {
    length: shape.length,
    read(start, length, target, offset) {
      for (let t = 0; t < length; t++) target[offset + t] = shape[start + t]! * factor;
    },
  };
}

/** Copies a part of a series, held or not. */
export function readPart(
  series: Series | Source,
  start: number,
  length: number,
  target: Series,
  offset: number,
): void {
  if (isSeries(series)) target.set(series.subarray(start, start + length), offset);
  else series.read(start, length, target, offset);
}

/**
 * All the values of a series.
 * @param room where those that are worked out are written: one array for many series, since a thousand dropped ones
 * hold 140 MB
 */
export function valuesOf(series: Series | Source, room?: Float64Array): Series {
  if (isSeries(series)) return series;
  const values = room ?? new Float64Array(series.length);
  series.read(0, series.length, values, 0);
  return values;
}
