import { type Grid, instantOf } from "../series/grid.ts";
import { localTime } from "../series/local-time.ts";
import type { SupplyContract } from "./supply.ts";

/** Peak hours of a day, minutes after local midnight; `end` may be before `start`: they then pass midnight. */
export interface PeakHours {
  readonly start: number;
  readonly end: number;
}

/**
 * The tariff period of each step, as a position in `tariffPeriods`: buckets for `profile` and `sharingProfiles`.
 * Winter of the seasonal tariff is November to March (Enedis' "saison haute").
 */
export function periodOfStep(grid: Grid, kind: SupplyContract["kind"], peakHours: PeakHours): Uint8Array {
  return Uint8Array.from({ length: grid.length }, (_, step) => {
    if (kind === "base") return 0;
    const { month, hour, minute } = localTime(instantOf(grid, step));
    const offPeak = isPeak(hour * 60 + minute, peakHours) ? 0 : 1;
    const winter = month >= 10 || month <= 2;
    return kind === "seasonal" && winter ? 2 + offPeak : offPeak;
  });
}

export function isPeak(minutes: number, { start, end }: PeakHours): boolean {
  return start <= end ? minutes >= start && minutes < end : minutes >= start || minutes < end;
}
