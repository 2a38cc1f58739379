import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carryOver, countKnownDays } from "./carry-over.ts";
import { createGrid, endOf, instantOf } from "./grid.ts";
import { localDays, minuteOfStep } from "./local-days.ts";
import { localTime } from "./local-time.ts";
import { resample } from "./resample.ts";
import { total } from "./series.ts";
import { yearGrid } from "./year-grid.ts";

const HOUR = 3_600_000;

describe("a calendar year", () => {
  it("goes from midnight to midnight in Paris, 366 days in a leap year", () => {
    expect(yearGrid(2025, 15).length).toBe(35_040);
    expect(yearGrid(2028, 15).length).toBe(35_136);
    expect(new Date(yearGrid(2026, 30).start).toISOString()).toBe("2025-12-31T23:00:00.000Z");
    expect(endOf(yearGrid(2026, 60))).toBe(yearGrid(2027, 60).start);
  });
});

describe("local days", () => {
  it("have 92 or 100 quarter-hours when the clocks change, else 96", () => {
    const days = localDays(yearGrid(2026, 15));
    expect(days).toHaveLength(365);
    expect(days.find(({ date }) => date === "2026-03-29")?.steps).toBe(92);
    expect(days.find(({ date }) => date === "2026-10-25")?.steps).toBe(100);
    expect(days.filter(({ steps }) => steps === 96)).toHaveLength(363);
    expect(days[0]).toMatchObject({ date: "2026-01-01", weekday: 4, dayOfYear: 0, isWhole: true });
  });

  it("agree with the clock at each step of any grid", () => {
    const anyGrid = fc.record({
      hour: fc.integer({ min: 0, max: 500_000 }),
      step: fc.constantFrom(15, 30, 60),
      length: fc.integer({ min: 1, max: 300 }),
    });
    fc.assert(
      fc.property(anyGrid, ({ hour, step, length }) => {
        const grid = createGrid(Date.UTC(2000, 0, 1) + hour * HOUR, step, length);
        const minutes = minuteOfStep(grid);
        const days = localDays(grid);
        for (const { firstStep, steps, date, month, weekday } of days) {
          for (let t = firstStep; t < firstStep + steps; t++) {
            const clock = localTime(instantOf(grid, t));
            expect(minutes[t]).toBe(clock.hour * 60 + clock.minute);
            expect([Number(date.slice(8)), month, weekday]).toEqual([clock.day, clock.month, clock.weekday]);
          }
        }
        expect(days.reduce((sum, { steps }) => sum + steps, 0)).toBe(length);
      }),
    );
  });

  it("are whole from midnight to midnight only", () => {
    const fromTen = createGrid(yearGrid(2026, 60).start + 10 * HOUR, 60, 14 + 24 + 3);
    expect(localDays(fromTen).map(({ isWhole }) => isWhole)).toEqual([false, true, false]);
  });
});

describe("another step", () => {
  it("shares ten minutes between the quarters that they touch", () => {
    // 0–15 takes the first ten minutes and half of the second; 15–30 the other half and the third
    expect([...resample(Float64Array.of(6, 4, 2), 10, 15)]).toEqual([8, 4]);
  });

  it("keeps the energy whatever the steps", () => {
    const steps = fc.constantFrom(5, 10, 15, 30, 60);
    const energies = fc.array(fc.double({ min: 0, max: 9000, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(steps, steps, energies, (from, to, list) => {
        const hours = list.flatMap((value) => new Array<number>(60 / from).fill(value));
        const sum = total(Float64Array.from(hours));
        const result = total(resample(Float64Array.from(hours), from, to));
        expect(Math.abs(result - sum)).toBeLessThanOrEqual(sum * 1e-12 + 1e-12);
      }),
    );
  });

  it("leaves missing what a missing reading touches", () => {
    expect([...resample(Float64Array.of(1, Number.NaN, 3, 4), 15, 30)]).toEqual([Number.NaN, 7]);
  });
});

describe("readings carried over to another year", () => {
  const source = yearGrid(2025, 60);
  const eachDay = localDays(source);

  it("take the same weekday, at the same hours", () => {
    const values = new Float64Array(source.length);
    const minutes = minuteOfStep(source);
    for (const { firstStep, steps, weekday } of eachDay) {
      for (let t = firstStep; t < firstStep + steps; t++) values[t] = 10_000 * weekday + minutes[t]!;
    }
    const grid = yearGrid(2026, 60);
    const carried = carryOver({ grid: source, values }, grid);
    const clock = minuteOfStep(grid);
    for (const { firstStep, steps, weekday } of localDays(grid)) {
      for (let t = firstStep; t < firstStep + steps; t++) {
        // 30 March 2025 had no two o'clock: the reading of one o'clock stands for it
        const isSkipped = carried[t] === 10_000 * weekday + 60 && clock[t] === 120;
        if (!isSkipped) expect(carried[t]).toBe(10_000 * weekday + clock[t]!);
      }
    }
  });

  it("are themselves over their own year, the hour lived twice apart", () => {
    const values = Float64Array.from({ length: source.length }, (_, t) => (t * 7919) % 1000);
    const carried = carryOver({ grid: source, values }, source);
    const twice = eachDay.find(({ date }) => date === "2025-10-26")!;
    for (let t = 0; t < source.length; t++) {
      if (t < twice.firstStep || t >= twice.firstStep + 25) expect(carried[t]).toBe(values[t]);
    }
  });

  it("fill the days with a hole from their neighbours", () => {
    const values = new Float64Array(source.length).fill(5);
    values.fill(Number.NaN, 1000, 1500);
    const curve = { grid: source, values };
    // steps 1,000 to 1,499 touch days 41 to 62, both included: 22 days
    expect(countKnownDays(curve)).toBe(365 - 22);
    expect(total(carryOver(curve, source))).toBe(5 * source.length);
  });

  it("need a whole day, and the same step", () => {
    const short = { grid: createGrid(0, 60, 20), values: new Float64Array(20) };
    expect(() => carryOver(short, source)).toThrow(/no whole day/);
    const halves = { grid: yearGrid(2025, 30), values: new Float64Array(17_520) };
    expect(() => carryOver(halves, source)).toThrow(/differ/);
  });
});
