import { type Grid, instantOf } from "../series/grid.ts";
import { localTime } from "../series/local-time.ts";
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

/** The windows of a month. */
export const windowsOf = (hours: OffPeakHours, month: number): readonly Window[] =>
  isWinter(month) ? hours.winter : hours.summer;

/** Whether a minute of the day is in one of some windows. */
export const isWithin = (minute: number, windows: readonly Window[]): boolean =>
  windows.some(({ start, end }) =>
    start <= end ? minute >= start && minute < end : minute >= start || minute < end,
  );

/** The tariff period of each step, as a position in `tariffPeriods`: buckets for `profile` and `sharingProfiles`. */
export function periodOfStep(grid: Grid, kind: SupplyContract["kind"], offPeak: OffPeakHours): Uint8Array {
  return Uint8Array.from({ length: grid.length }, (_, step) => {
    if (kind === "base") return 0;
    const { month, hour, minute } = localTime(instantOf(grid, step));
    const period = isWithin(hour * 60 + minute, windowsOf(offPeak, month)) ? 1 : 0;
    return kind === "seasonal" && isWinter(month) ? 2 + period : period;
  });
}
