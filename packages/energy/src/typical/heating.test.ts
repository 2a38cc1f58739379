import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StepMinutes } from "../series/grid.ts";
import { monthOfStep } from "../series/local-days.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { productionCurve } from "../solar/production-curve.ts";
import { hourOfStep } from "../testing/hours.ts";
import type { ConsumerCategory } from "./shapes.ts";
import { ofYear, typicalShape } from "./typical-curve.ts";

const night = { start: 22 * 60, end: 6 * 60 };
const offPeakHours = { summer: [night], winter: [night] };
type Tariff = Parameters<typeof typicalShape>[0]["tariff"];
const shapeOf = (category: ConsumerCategory, tariff: Tariff = "base", grid = yearGrid(2026, 30)) =>
  typicalShape({ category, tariff, offPeakHours }, grid);

describe("a home that heats with electricity", () => {
  const grid = yearGrid(2026, 30);
  const [months, hours] = [monthOfStep(grid), hourOfStep(grid)];
  const inMonth = (values: Float64Array, month: number) =>
    total(values.filter((_, t) => months[t] === month));

  it("takes some 40 kWh a day of January and 10 of June, of 8,500 a year", () => {
    // Heating: 0.55 × 8,500 = 4,675 kWh over 2,264 degree-days, 418 of them in January: 863. The rest, 3,825, is 10.5 a day, 1.12
    // times as much in January: 365. (863 + 365) / 31 = 39.6 kWh a day; in June 0.92 × 10.5 = 9.6, and what is left
    // of May in its first days.
    const values = ofYear(shapeOf("heated-home"), 8500);
    const daily = (month: number, days: number) => inMonth(values, month) / 1000 / days;
    expect(daily(0, 31)).toBeGreaterThan(38);
    expect(daily(0, 31)).toBeLessThan(41);
    expect(daily(5, 30)).toBeGreaterThan(9);
    expect(daily(5, 30)).toBeLessThan(11);
    expect(total(values)).toBeCloseTo(8_500_000, 3);
  });

  it("takes in January four times what it takes in June, where the mean of all homes takes 1.6 times, and one without heating 1.2", () => {
    const ratio = (category: ConsumerCategory) => {
      const values = shapeOf(category);
      return inMonth(values, 0) / inMonth(values, 5);
    };
    expect(ratio("heated-home")).toBeGreaterThan(3.8);
    expect(ratio("heated-home")).toBeLessThan(4.5);
    expect(ratio("household")).toBeCloseTo(1.6, 1);
    expect(ratio("unheated-home")).toBeCloseTo(1.25, 1);
  });

  it("has half as much of its year in the sun’s hours as the same without heating: 10 to 16 h, April to September", () => {
    const inSun = (category: ConsumerCategory, tariff: Tariff) =>
      total(
        shapeOf(category, tariff).filter(
          (_, t) => months[t]! >= 3 && months[t]! <= 8 && hours[t]! >= 10 && hours[t]! < 16,
        ),
      );
    for (const tariff of ["base", "peak", "seasonal"] as const) {
      const [heated, mean, unheated] = (["heated-home", "household", "unheated-home"] as const).map((one) =>
        inSun(one, tariff),
      ) as [number, number, number];
      expect(heated).toBeLessThan(0.62 * unheated);
      expect(heated).toBeLessThan(0.75 * mean);
      expect(mean).toBeLessThan(unheated);
    }
  });

  it("is handed less of a roof that makes as much as it uses or more, anywhere, in any year, than the same energy without heating", () => {
    fc.assert(
      fc.property(
        fc.record({
          calendar: fc.integer({ min: 2024, max: 2032 }),
          step: fc.constantFrom<StepMinutes>(15, 30, 60),
          tariff: fc.constantFrom<Tariff>("base", "peak", "seasonal"),
          latitude: fc.double({ min: 42, max: 51, noNaN: true }),
          longitude: fc.double({ min: -5, max: 9.6, noNaN: true }),
          // Of a smaller roof each takes nearly all in summer, and the heated one more in winter.
          times: fc.double({ min: 1, max: 100, noNaN: true }),
          kwh: fc.double({ min: 100, max: 50_000, noNaN: true }),
        }),
        ({ calendar, step, tariff, latitude, longitude, times, kwh }) => {
          const grid = yearGrid(calendar, step);
          const plant = {
            type: "photovoltaic" as const,
            powerKw: 0,
            annualKwh: times * kwh,
            latitude,
            longitude,
          };
          const sun = productionCurve(plant, grid);
          const taken = (category: ConsumerCategory) =>
            shapeOf(category, tariff, grid).reduce(
              (sum, part, t) => sum + Math.min(part * kwh * 1000, sun[t] ?? 0),
              0,
            );
          expect(taken("heated-home")).toBeLessThan(taken("household"));
          expect(taken("household")).toBeLessThan(taken("unheated-home"));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("heats its water in off-peak hours beside: 55 % of the year is heating, 22 % water", () => {
    const months = monthOfStep(grid);
    const [base, peak] = [shapeOf("heated-home"), shapeOf("heated-home", "peak")];
    const isNight = (t: number) => hours[t]! >= 22 || hours[t]! < 6;
    const inNight = (values: Float64Array) => total(values.filter((_, t) => isNight(t)));
    expect(inNight(peak) - inNight(base)).toBeGreaterThan(0.14);
    expect(inNight(peak) - inNight(base)).toBeLessThan(0.22);
    // Both lose 0.45 to 0.23 of other uses by day in summer, and win none.
    const byDayInJuly = (values: Float64Array) =>
      total(values.filter((_, t) => months[t] === 6 && !isNight(t)));
    expect(byDayInJuly(peak)).toBeCloseTo((byDayInJuly(base) * 0.23) / 0.45, 4);
  });
});
