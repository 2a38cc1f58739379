import type { Curve } from "./curve.ts";
import type { Grid } from "./grid.ts";
import { type LocalDay, localDays, minuteOfStep } from "./local-days.ts";

const DAYS_A_YEAR = 365;

/** A whole day of readings by wall-clock time: one value per step of 24 hours. */
interface KnownDay {
  readonly weekday: number;
  readonly dayOfYear: number;
  readonly readings: Float64Array;
}

/**
 * Carries a meter's readings over to another period, so that curves of different years are studied together:
 * each day takes the readings of the same weekday at the nearest time of year, at the same wall-clock hours.
 * Days with a missing reading are not used, so holes are filled too.
 * @returns Wh per step of `grid`
 * @throws RangeError when the steps differ (see `resample`), or when no whole day is known.
 */
export function carryOver(curve: Curve, grid: Grid): Float64Array {
  if (curve.grid.stepMinutes !== grid.stepMinutes) {
    throw new RangeError(`steps of ${curve.grid.stepMinutes} and ${grid.stepMinutes} min differ`);
  }
  const known = knownDays(curve);
  if (known.length === 0) throw new RangeError("no whole day of readings");
  const byWeekday = Array.from({ length: 7 }, (_, weekday) => known.filter((day) => day.weekday === weekday));
  const days = localDays(grid);
  const minutes = minuteOfStep(grid);
  const values = new Float64Array(grid.length);
  for (const day of days) {
    const sameWeekday = byWeekday[day.weekday] ?? [];
    const { readings } = nearest(sameWeekday.length > 0 ? sameWeekday : known, day);
    for (let step = day.firstStep; step < day.firstStep + day.steps; step++) {
      values[step] = readings[minutes[step]! / grid.stepMinutes]!;
    }
  }
  return values;
}

/** Number of days without a missing reading: those that `carryOver` can choose from. */
export function countKnownDays(curve: Curve): number {
  return knownDays(curve).length;
}

function knownDays({ grid, values }: Curve): KnownDay[] {
  const days = localDays(grid);
  const minutes = minuteOfStep(grid);
  return days.flatMap(({ weekday, dayOfYear, firstStep, steps, isWhole }) => {
    const day = values.subarray(firstStep, firstStep + steps);
    if (!isWhole || day.some(Number.isNaN)) return [];
    const readings = new Float64Array((24 * 60) / grid.stepMinutes).fill(Number.NaN);
    for (let s = 0; s < steps; s++) {
      const slot = minutes[firstStep + s]! / grid.stepMinutes;
      if (Number.isNaN(readings[slot])) readings[slot] = day[s]!;
    }
    fillSkippedHour(readings);
    return [{ weekday, dayOfYear, readings }];
  });
}

/** Gives the hour that spring skips the reading of the hour before. */
function fillSkippedHour(readings: Float64Array): void {
  for (let slot = 1; slot < readings.length; slot++) {
    if (Number.isNaN(readings[slot])) readings[slot] = readings[slot - 1]!;
  }
}

function nearest(known: readonly KnownDay[], day: LocalDay): KnownDay {
  return known.reduce((best, one) => (distance(one, day) < distance(best, day) ? one : best));
}

/** Days between two times of year, whatever the year. */
function distance(one: { dayOfYear: number }, other: { dayOfYear: number }): number {
  const apart = Math.abs(one.dayOfYear - other.dayOfYear) % DAYS_A_YEAR;
  return Math.min(apart, DAYS_A_YEAR - apart);
}
