import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGrid, type Grid, type StepMinutes } from "../series/grid.ts";
import { localDays, minuteOfStep, monthOfStep } from "../series/local-days.ts";
import { scaleTo } from "../series/scale.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { productionCurve } from "../solar/production-curve.ts";
import { hourOfStep } from "../testing/hours.ts";
import { ofYear, type TypicalConsumer, typicalShape } from "./typical-curve.ts";

const typicalCurve = (consumer: TypicalConsumer, annualKwh: number, grid: Grid) =>
  ofYear(typicalShape(consumer, grid), annualKwh);

const night = { start: 22 * 60, end: 6 * 60 };
const offPeakHours = { summer: [night], winter: [night] };
const home: TypicalConsumer = { category: "household", tariff: "base", offPeakHours };
const shop: TypicalConsumer = { category: "business", tariff: "base", offPeakHours };
const year = yearGrid(2026, 30);

const energyOf = (values: Float64Array, keep: (step: number) => boolean) =>
  total(values.filter((_, step) => keep(step)));

describe("a typical curve", () => {
  it("adds up to the annual figure, whoever it is for", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const windows = fc.array(fc.record({ start: minute, end: minute }), { maxLength: 3 });
    const anyone = fc.record({
      category: fc.constantFrom(
        ...([
          "household",
          "heated-home",
          "unheated-home",
          "business",
          "early-business",
          "morning-business",
          "evening-business",
          "night-business",
          "constant-business",
          "school",
        ] as const),
      ),
      tariff: fc.constantFrom("base" as const, "peak" as const, "seasonal" as const),
      offPeakHours: fc.record({ summer: windows, winter: windows }),
    });
    const annual = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 5e6, noNaN: true }));
    const step = fc.constantFrom<StepMinutes>(15, 30, 60);
    const inYear = fc.integer({ min: 2024, max: 2032 });
    fc.assert(
      fc.property(anyone, annual, step, inYear, (consumer, kwh, minutes, calendarYear) => {
        const grid = yearGrid(calendarYear, minutes);
        const values = typicalCurve(consumer, kwh, grid);
        expect(Math.abs(total(values) - kwh * 1000)).toBeLessThanOrEqual(kwh * 1e-9);
        expect(values.every((wh) => wh >= 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("of a home is highest on winter evenings, lowest at night", () => {
    const values = typicalCurve(home, 4500, year);
    const months = monthOfStep(year);
    const hours = hourOfStep(year);
    const january = (hour: number) => energyOf(values, (t) => months[t] === 0 && hours[t] === hour);
    expect(january(19)).toBeGreaterThan(2 * january(4));
    expect(january(19)).toBeGreaterThan(january(12));
    expect(energyOf(values, (t) => months[t] === 0)).toBeGreaterThan(
      1.4 * energyOf(values, (t) => months[t] === 6),
    );
  });

  it("of a business works on weekdays, in the daytime", () => {
    const values = typicalCurve(shop, 20_000, year);
    const days = localDays(year);
    const perDay = (weekday: number) => {
      const some = days.filter((day) => day.weekday === weekday);
      return (
        some.reduce((sum, day) => sum + total(values.slice(day.firstStep, day.firstStep + day.steps)), 0) /
        some.length
      );
    };
    expect(perDay(2)).toBeGreaterThan(1.4 * perDay(6));
    expect(perDay(6)).toBeGreaterThan(1.3 * perDay(0));
  });

  it("of a business that begins before dawn has most of its year between 1 and 9 o’clock, and no closed day", () => {
    const bakery = typicalShape({ ...shop, category: "early-business" }, year);
    const minutes = minuteOfStep(year);
    const between = (from: number, to: number) =>
      energyOf(bakery, (t) => minutes[t]! >= from * 60 && minutes[t]! < to * 60);
    expect(between(1, 9)).toBeCloseTo(0.6, 2);
    expect(between(9, 17)).toBeCloseTo(0.23, 2);
    const days = localDays(year);
    const meanOf = (weekday: number) => {
      const some = days.filter((one) => one.weekday === weekday);
      return energyOf(bakery, (t) => some.some((one) => t >= one.firstStep && t < one.firstStep + one.steps));
    };
    // Six days out of seven: whichever rests, all have a part of it but Saturday, the best of them.
    expect(meanOf(6)).toBeGreaterThan(meanOf(0));
    expect(meanOf(0)).toBeGreaterThan(0.9 * meanOf(6));
  });

  it("of a hall has most of its year in the evenings of the week and at weekends, in every year", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2024, max: 2032 }),
        fc.constantFrom<StepMinutes>(30, 60),
        (calendar, step) => {
          const grid = yearGrid(calendar, step);
          const hall = typicalShape({ ...shop, category: "evening-business" }, grid);
          const [minutes, days] = [minuteOfStep(grid), localDays(grid)];
          const dayOff = days.flatMap(({ weekday, steps }) =>
            Array.from({ length: steps }, () => weekday === 0 || weekday === 6),
          );
          const open = energyOf(hall, (t) => (dayOff[t] ? minutes[t]! >= 10 * 60 : minutes[t]! >= 17 * 60));
          const byDay = energyOf(hall, (t) => !dayOff[t] && minutes[t]! >= 8 * 60 && minutes[t]! < 17 * 60);
          expect(open).toBeGreaterThan(0.65);
          // Two fifths of the hours of a week, of which a closed hall takes little.
          expect(byDay).toBeLessThan(0.17);
        },
      ),
      { numRuns: 10 },
    );
  });

  it("of a business that never stops is nearly flat, day and night, all week", () => {
    const cold = typicalShape({ ...shop, category: "constant-business" }, year);
    expect(Math.max(...cold)).toBeLessThan(1.35 * Math.min(...cold));
  });

  it("of a school is by day on weekdays, and little in July and August, when pupils are away", () => {
    const pupils = typicalShape({ ...shop, category: "school" }, year);
    const monthOf = monthOfStep(year);
    const inSummer = (category: TypicalConsumer["category"]) =>
      energyOf(typicalShape({ ...shop, category }, year), (t) => [6, 7].includes(monthOf[t]!));
    // A business that works by day has a sixth of its year there, a school a thirteenth.
    expect(inSummer("business")).toBeCloseTo(0.16, 2);
    expect(inSummer("school")).toBeCloseTo(0.075, 3);
    const minutes = minuteOfStep(year);
    expect(energyOf(pupils, (t) => minutes[t]! >= 8 * 60 && minutes[t]! < 18 * 60)).toBeGreaterThan(0.6);
  });

  it("of a business has the more sun the later it begins: before dawn, day and night, by day", () => {
    const sun = productionCurve(
      { type: "photovoltaic", powerKw: 1, annualKwh: 0, latitude: 45.76, longitude: 4.84 },
      year,
    );
    const inSun = (category: TypicalConsumer["category"]) =>
      energyOf(typicalShape({ ...shop, category }, year), (t) => sun[t]! > 0);
    expect(inSun("early-business")).toBeCloseTo(0.39, 2);
    expect(inSun("morning-business")).toBeCloseTo(0.5, 1);
    expect(inSun("morning-business")).toBeGreaterThan(inSun("early-business"));
    expect(inSun("morning-business")).toBeLessThan(inSun("business"));
    expect(inSun("evening-business")).toBeCloseTo(0.5, 2);
    expect(inSun("constant-business")).toBeCloseTo(0.52, 2);
    expect(inSun("business")).toBeCloseTo(0.69, 2);
  });

  it("heats no water of a business in off-peak hours, whatever its hours", () => {
    for (const category of [
      "business",
      "early-business",
      "morning-business",
      "evening-business",
      "night-business",
      "constant-business",
      "school",
    ] as const) {
      const peak = typicalShape({ ...shop, category, tariff: "peak" }, year);
      expect(peak).toEqual(typicalShape({ ...shop, category }, year));
    }
  });

  it("heats water in off-peak hours when the home has them", () => {
    const values = typicalCurve({ ...home, tariff: "peak" }, 6000, year);
    const base = typicalCurve(home, 6000, year);
    const minutes = minuteOfStep(year);
    const isNight = (t: number) => minutes[t]! >= 22 * 60 || minutes[t]! < 6 * 60;
    // a base home uses about a fifth of its energy from 22:00 to 06:00; 22 % more of the total is heating
    const shareOf = (curve: Float64Array) => energyOf(curve, isNight) / 6_000_000;
    expect(shareOf(values) - shareOf(base)).toBeGreaterThan(0.15);
    expect(shareOf(values) - shareOf(base)).toBeLessThan(0.22);
  });

  it("follows the clock: the evening peak is at the same hour in summer time", () => {
    const values = typicalCurve(home, 4500, yearGrid(2026, 60));
    const [minutes, days] = [minuteOfStep(yearGrid(2026, 60)), localDays(yearGrid(2026, 60))];
    const peakHour = (date: string) => {
      const day = days.find((one) => one.date === date)!;
      const evening = Array.from({ length: day.steps }, (_, s) => day.firstStep + s).filter(
        (t) => minutes[t]! >= 17 * 60,
      );
      return minutes[evening.reduce((best, t) => (values[t]! > values[best]! ? t : best))]! / 60;
    };
    expect([peakHour("2026-03-26"), peakHour("2026-04-02")]).toEqual([19, 19]);
  });

  it("is refused for what is not a year or not an energy", () => {
    expect(() => typicalShape(home, createGrid(0, 60, 24))).toThrow(/not a year/);
    expect(() => typicalCurve(home, -1, year)).toThrow(RangeError);
    expect(() => typicalCurve(home, Number.NaN, year)).toThrow(RangeError);
  });
});

describe("a series brought to a sum", () => {
  it("keeps its proportions", () => {
    expect([...scaleTo(Float64Array.of(1, 3), 8)]).toEqual([2, 6]);
    expect([...scaleTo(Float64Array.of(0, 0), 0)]).toEqual([0, 0]);
    expect(() => scaleTo(Float64Array.of(0, 0), 1)).toThrow(RangeError);
  });
});
