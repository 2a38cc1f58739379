import { type Grid, resample } from "@mec/energy";
import { readingsOf, type StoredCurve } from "../curves/stored-curve.ts";
import type { StudyInput } from "./study-input.ts";

/** A meter's readings at each step of a grid, in Wh; null when a single step was not received. */
function readingsIn(stored: StoredCurve | null, grid: Grid): Float64Array | null {
  if (!stored) return null;
  const { grid: from, values: read } = readingsOf(stored);
  const values =
    from.stepMinutes === grid.stepMinutes ? read : resample(read, from.stepMinutes, grid.stepMinutes);
  const first = (grid.start - from.start) / (grid.stepMinutes * 60_000);
  if (!Number.isInteger(first) || first < 0 || first + grid.length > values.length) return null;
  const readings = values.slice(first, first + grid.length);
  return readings.some(Number.isNaN) ? null : readings;
}

export interface ReceivedFlows {
  readonly consumption: Float64Array[];
  readonly production: Float64Array[];
}

/** Every meter's readings over a grid; null as soon as one meter's are incomplete. */
export function receivedFlows({ consumers, producers }: StudyInput, grid: Grid): ReceivedFlows | null {
  const consumption = consumers.map(({ curve }) => readingsIn(curve, grid));
  const production = producers.map(({ curve }) => readingsIn(curve, grid));
  if ([...consumption, ...production].includes(null)) return null;
  return {
    consumption: consumption.flatMap((readings) => readings ?? []),
    production: production.flatMap((readings) => readings ?? []),
  };
}
