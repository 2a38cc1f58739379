import type { Grid } from "../series/grid.ts";
import { localDays, minuteOfStep, slotsOfDay } from "../series/local-days.ts";
import type { SupplyContract } from "./supply.ts";

/** Minutes after local midnight; `end` may be before `start`: it then passes midnight. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** The off-peak hours of each season; all other hours are peak hours. */
export interface OffPeakHours {
  readonly summer: readonly Window[];
  readonly winter: readonly Window[];
}

/** 0 is January. Winter is November to March, Enedis' "saison haute". */
const isWinter = (month: number): boolean => month >= 10 || month <= 2;

/** What each season makes of its windows, to be read by month. */
export function bySeason<T>(
  { summer, winter }: OffPeakHours,
  make: (windows: readonly Window[]) => T,
): (month: number) => T {
  const [warm, cold] = [make(summer), make(winter)];
  return (month) => (isWinter(month) ? cold : warm);
}

/** Whether a minute of the day is in one of some windows. */
export const isWithin = (minute: number, windows: readonly Window[]): boolean =>
  windows.some(({ start, end }) =>
    start <= end ? minute >= start && minute < end : minute >= start || minute < end,
  );

/** The tariff period of each step, as a position in `tariffPeriods`: buckets for `profile` and `sharingProfiles`. */
export function periodOfStep(grid: Grid, kind: SupplyContract["kind"], offPeak: OffPeakHours): Uint8Array {
  const periods = new Uint8Array(grid.length);
  if (kind === "base") return periods;
  const minutes = minuteOfStep(grid);
  const slotsOf = bySeason(offPeak, (windows) =>
    slotsOfDay(grid, (minute) => (isWithin(minute, windows) ? 1 : 0)),
  );
  for (const { month, firstStep, steps } of localDays(grid)) {
    const slots = slotsOf(month);
    const first = kind === "seasonal" && isWinter(month) ? 2 : 0;
    for (let t = firstStep; t < firstStep + steps; t++) {
      periods[t] = first + slots[minutes[t]! / grid.stepMinutes]!;
    }
  }
  return periods;
}
