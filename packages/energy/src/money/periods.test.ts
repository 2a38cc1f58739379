import * as fc from "fast-check";
import { expect, it } from "vitest";
import { instantOf } from "../series/grid.ts";
import { localTime } from "../series/local-time.ts";
import { someDays } from "../testing/arbitraries.ts";
import { isWithin, type OffPeakHours, periodOfStep } from "./periods.ts";

const minute = fc.integer({ min: 0, max: 1439 });
const windows = fc.array(fc.record({ start: minute, end: minute }), { maxLength: 3 });
/** Asked of the clock at each step: the reference. */
function periodByClock(kind: "base" | "peak" | "seasonal", offPeak: OffPeakHours, instant: number): number {
  if (kind === "base") return 0;
  const { month, hour, minute: past } = localTime(instant);
  const isWinter = month >= 10 || month <= 2;
  const period = isWithin(hour * 60 + past, isWinter ? offPeak.winter : offPeak.summer) ? 1 : 0;
  return kind === "seasonal" && isWinter ? 2 + period : period;
}

it("the period of a step is that of the hour which the clock shows as it starts", () => {
  const kinds = fc.constantFrom<"base" | "peak" | "seasonal">("base", "peak", "seasonal");
  fc.assert(
    fc.property(someDays, kinds, fc.record({ summer: windows, winter: windows }), (grid, kind, offPeak) => {
      const byClock = Uint8Array.from({ length: grid.length }, (_, step) =>
        periodByClock(kind, offPeak, instantOf(grid, step)),
      );
      expect(periodOfStep(grid, kind, offPeak)).toEqual(byClock);
    }),
    { numRuns: 300 },
  );
});
