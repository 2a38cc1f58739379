import { type Grid, instantOf } from "./grid.ts";
import { parisOffset } from "./local-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A day of France, or the part of it that a grid holds. */
export interface LocalDay {
  /** "2026-03-29" */
  readonly date: string;
  /** 0 for January. */
  readonly month: number;
  /** 0 for Sunday. */
  readonly weekday: number;
  /** 0 on 1 January. */
  readonly dayOfYear: number;
  /** First step in the grid, and number of steps: 92, 96 or 100 quarter-hours for a whole day. */
  readonly firstStep: number;
  readonly steps: number;
  /** Whether the grid holds the day from midnight to midnight. */
  readonly isWhole: boolean;
}

interface Calendar {
  readonly days: readonly LocalDay[];
  readonly minutes: Uint16Array;
}

/** A grid never changes, nor does its calendar: worked out once for all that read it, and gone with the grid. */
const calendars = new WeakMap<Grid, Calendar>();

function calendarOf(grid: Grid): Calendar {
  const known = calendars.get(grid);
  if (known) return known;
  const days = makeDays(grid);
  const made = { days, minutes: makeMinutes(grid, days) };
  calendars.set(grid, made);
  return made;
}

/** The local days of a grid, in order; a step belongs to the day in which it starts. */
export const localDays = (grid: Grid): readonly LocalDay[] => calendarOf(grid).days;

/** Minutes after midnight that the clock shows when each step starts: to be read, since all who ask have the same. */
export const minuteOfStep = (grid: Grid): Uint16Array => calendarOf(grid).minutes;

/** Local month of each step, 0 for January. */
export function monthOfStep(grid: Grid): Uint8Array {
  const months = new Uint8Array(grid.length);
  for (const { month, firstStep, steps } of localDays(grid)) months.fill(month, firstStep, firstStep + steps);
  return months;
}

/** Local month and hour of each step as one number, month × 24 + hour, 0 to 287. */
export function monthAndHourOfStep(grid: Grid): Uint16Array {
  const minutes = minuteOfStep(grid);
  const values = new Uint16Array(grid.length);
  for (const { month, firstStep, steps } of localDays(grid)) {
    for (let t = firstStep; t < firstStep + steps; t++) values[t] = month * 24 + Math.floor(minutes[t]! / 60);
  }
  return values;
}

/** A figure for each step of a day of 24 hours, from the minute at which the step starts. */
export const slotsOfDay = ({ stepMinutes }: Grid, at: (minute: number) => number): Float64Array =>
  Float64Array.from({ length: (24 * 60) / stepMinutes }, (_, slot) => at(slot * stepMinutes));

function makeDays(grid: Grid): LocalDay[] {
  const days: LocalDay[] = [];
  for (let step = 0; step < grid.length; step += days.at(-1)!.steps) days.push(dayAt(grid, step));
  return days;
}

function makeMinutes(grid: Grid, days: readonly LocalDay[]): Uint16Array {
  const minutes = new Uint16Array(grid.length);
  for (const { firstStep, steps } of days) {
    const [first, last] = [instantOf(grid, firstStep), instantOf(grid, firstStep + steps - 1)];
    const isChangeDay = parisOffset(first) !== parisOffset(last);
    const start = minuteAt(first);
    for (let s = 0; s < steps; s++) {
      const minute = isChangeDay ? minuteAt(instantOf(grid, firstStep + s)) : start + s * grid.stepMinutes;
      minutes[firstStep + s] = minute;
    }
  }
  return minutes;
}

function minuteAt(instant: number): number {
  return ((instant + parisOffset(instant)) % DAY) / MINUTE;
}

function dayAt(grid: Grid, step: number): LocalDay {
  const from = instantOf(grid, step);
  const wall = from + parisOffset(from);
  const midnight = wall - (wall % DAY);
  const end = instantOfMidnight(midnight + DAY);
  const untilEnd = Math.ceil((end - from) / (grid.stepMinutes * MINUTE));
  const steps = Math.min(untilEnd, grid.length - step);
  const date = new Date(midnight);
  return {
    date: date.toISOString().slice(0, 10),
    month: date.getUTCMonth(),
    weekday: date.getUTCDay(),
    dayOfYear: (midnight - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY,
    firstStep: step,
    steps,
    isWhole: from === instantOfMidnight(midnight) && steps === untilEnd,
  };
}

/** Clocks never change at midnight: the offset of an hour before still applies. */
function instantOfMidnight(wall: number): number {
  return wall - parisOffset(wall - 2 * HOUR);
}
