import { decodeDays } from "../curves/day-codec.ts";
import { stepsOfDay } from "../curves/stored-curve.ts";

/** A day's readings of a part, as the database keeps them. */
export interface StoredDay {
  /** From 0, in the month. */
  readonly dayOfMonth: number;
  readonly stepMinutes: number;
  readonly wattsPerUnit: number;
  readonly bytes: Uint8Array;
}

/**
 * A meter's Wh at each hour of a month in UTC, or null when a single step is missing: every hour of a group is then
 * of the same meters, and no difference of two hours tells of one.
 */
export function hoursOfMonth(stored: readonly StoredDay[], days: number): Float64Array | null {
  const hours = new Float64Array(days * 24);
  let known = 0;
  for (const { dayOfMonth, stepMinutes, wattsPerUnit, bytes } of stored) {
    const daySteps = stepsOfDay(stepMinutes);
    const whPerUnit = (wattsPerUnit * stepMinutes) / 60;
    for (const [step, wh] of decodeDays(bytes, daySteps, daySteps, whPerUnit).entries()) {
      if (Number.isNaN(wh)) continue;
      const hour = dayOfMonth * 24 + Math.floor((step * stepMinutes) / 60);
      hours[hour] = (hours[hour] ?? 0) + wh;
      known += stepMinutes;
    }
  }
  return known === days * 1440 ? hours : null;
}
