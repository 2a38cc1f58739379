import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StepMinutes } from "../series/grid.ts";
import { localDays, minuteOfStep } from "../series/local-days.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { productionCurve } from "../solar/production-curve.ts";
import { nightShape } from "./night-shape.ts";
import type { ConsumerCategory } from "./shapes.ts";
import { typicalShape } from "./typical-curve.ts";

const others = [
  "household",
  "heated-home",
  "unheated-home",
  "business",
  "early-business",
  "morning-business",
  "evening-business",
  "constant-business",
  "school",
] as const satisfies readonly ConsumerCategory[];

const offPeakHours = { summer: [{ start: 0, end: 360 }], winter: [{ start: 0, end: 360 }] };
const shapeOf = (category: ConsumerCategory, grid = yearGrid(2026, 30)) =>
  typicalShape({ category, tariff: "base", offPeakHours }, grid);

const roofAt = (latitude: number, longitude: number, powerKw: number, grid = yearGrid(2026, 30)) =>
  productionCurve({ type: "photovoltaic", powerKw, annualKwh: 0, latitude, longitude }, grid);

/** Mainland France and Corsica. */
const places: readonly (readonly [string, number, number])[] = [
  ["Lille", 50.63, 3.06],
  ["Brest", 48.39, -4.49],
  ["Strasbourg", 48.58, 7.75],
  ["Lyon", 45.76, 4.84],
  ["Hendaye", 43.36, -1.77],
  ["Bastia", 42.7, 9.45],
];

describe("what burns at night", () => {
  it("is a year of lamps: some 4,050 hours, within the 3,500 to 4,300 of French street lights", () => {
    for (const step of [15, 30, 60] as const) {
      const hours = (total(nightShape(yearGrid(2026, step))) * step) / 60;
      expect(hours).toBeGreaterThan(4030);
      expect(hours).toBeLessThan(4090);
    }
  });

  it("is lit and put out when the sun stands 4° under the middle of the country, as worked by hand", () => {
    // cos H = (sin −4° − sin 46.54° sin δ) / (cos 46.54° cos δ): H = 124.6° with δ = 23.44°, and 69.7° with −23.44°. A degree is
    // four minutes on each side of noon by the sun, which is at 13:52 on 21 June and at 12:48 on 21 December at 2.43° east.
    const grid = yearGrid(2026, 15);
    const [values, minutes, days] = [nightShape(grid), minuteOfStep(grid), localDays(grid)];
    const turns = (date: string) => {
      const day = days.find((one) => one.date === date);
      const steps = Array.from({ length: day?.steps ?? 0 }, (_, s) => (day?.firstStep ?? 0) + s);
      return steps.filter((t) => values[t] !== values[t - 1]).map((t) => (minutes[t] ?? 0) / 60);
    };
    // 13:52 ∓ 8 h 18 is 5:34 and 22:10; 12:48 ∓ 4 h 39 is 8:09 and 17:27: to the quarter whose middle is past it.
    expect(turns("2026-06-21")).toEqual([5.5, 22.25]);
    expect(turns("2026-12-21")).toEqual([8.25, 17.5]);
  });

  it("uses twice as much on the longest night as on the shortest: 14 h 42 and 7 h 24", () => {
    const grid = yearGrid(2026, 15);
    const values = shapeOf("night-business", grid);
    const nightFrom = (date: string) => {
      const day = localDays(grid).find((one) => one.date === date);
      // From noon to noon.
      const noon = (day?.firstStep ?? 0) + 48;
      return total(values.slice(noon, noon + 96));
    };
    expect(nightFrom("2026-12-21") / nightFrom("2026-06-21")).toBeCloseTo(14.7 / 7.4, 1);
    expect(total(values)).toBeCloseTo(1, 12);
  });

  it.each(places)("has less than a hundredth of its energy in the sun of %s", (_, latitude, longitude) => {
    const [values, sun] = [shapeOf("night-business"), roofAt(latitude, longitude, 1)];
    const inSun = total(values.filter((_, t) => (sun[t] ?? 0) > 0));
    expect(inSun).toBeLessThan(0.01);
    // Half of what never stops is in that sun.
    expect(total(shapeOf("constant-business").filter((_, t) => (sun[t] ?? 0) > 0))).toBeGreaterThan(0.5);
  });

  it("takes of 100 kWc, with 60 MWh a year, some kWh at most, where evenings and weekends take a quarter of theirs", () => {
    const taken = (category: ConsumerCategory) => {
      const [values, sun] = [shapeOf(category), roofAt(45.76, 4.84, 100)];
      return values.reduce((sum, part, t) => sum + Math.min(part * 60_000, (sun[t] ?? 0) / 1000), 0);
    };
    expect(taken("night-business")).toBeLessThan(10);
    expect(taken("evening-business")).toBeGreaterThan(15_000);
  });

  it("takes less of any roof of the mainland, in any year, than any other use of the same energy", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...others),
        fc.record({
          calendar: fc.integer({ min: 2024, max: 2032 }),
          step: fc.constantFrom<StepMinutes>(15, 30, 60),
          latitude: fc.double({ min: 42, max: 51, noNaN: true }),
          longitude: fc.double({ min: -5, max: 9.6, noNaN: true }),
          kwc: fc.double({ min: 1, max: 3000, noNaN: true }),
          kwh: fc.double({ min: 100, max: 1e6, noNaN: true }),
        }),
        (other, { calendar, step, latitude, longitude, kwc, kwh }) => {
          const grid = yearGrid(calendar, step);
          const sun = roofAt(latitude, longitude, kwc, grid);
          const taken = (category: ConsumerCategory) =>
            shapeOf(category, grid).reduce(
              (sum, part, t) => sum + Math.min(part * kwh * 1000, sun[t] ?? 0),
              0,
            );
          expect(taken("night-business")).toBeLessThan(taken(other) / 10);
        },
      ),
      { numRuns: 60 },
    );
  });
});
