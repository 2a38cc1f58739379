import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someDays } from "../testing/arbitraries.ts";
import { hourOfStep } from "../testing/hours.ts";
import { createGrid, endOf, instantOf } from "./grid.ts";
import { localDays, monthAndHourOfStep, monthOfStep } from "./local-days.ts";
import { instantAt, localTime, parisOffset } from "./local-time.ts";
import { resample } from "./resample.ts";
import { scaleTo } from "./scale.ts";
import { total } from "./series.ts";

const HOUR = 3_600_000;

describe("grid", () => {
  it("starts on a step, and knows its instants", () => {
    const grid = createGrid(Date.UTC(2025, 0, 1), 15, 96);
    expect(instantOf(grid, 4)).toBe(Date.UTC(2025, 0, 1, 1));
    expect(endOf(grid)).toBe(Date.UTC(2025, 0, 2));
  });

  it("refuses another step, a start between two steps, a length that is not one", () => {
    expect(() => createGrid(0, 10, 1)).toThrow(RangeError);
    expect(() => createGrid(60_000, 15, 1)).toThrow(RangeError);
    expect(() => createGrid(0, 15, -1)).toThrow(RangeError);
  });
});

describe("resample", () => {
  it("adds up or cuts, keeping the energy", () => {
    expect([...resample(Float64Array.of(1, 2, 3, 4), 15, 30)]).toEqual([3, 7]);
    expect([...resample(Float64Array.of(6), 60, 15)]).toEqual([1.5, 1.5, 1.5, 1.5]);
    expect(() => resample(Float64Array.of(1), 15, 30)).toThrow(RangeError);
  });

  it("gives back the same sum, there and back", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e4, noNaN: true })), (values) => {
        const series = Float64Array.from(values);
        const back = resample(resample(series, 60, 15), 15, 60);
        back.forEach((wh, i) => {
          if (Math.abs(wh - series[i]!) > 1e-9) expect.fail(`hour ${i}`);
        });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("local time in France", () => {
  it("agrees with Intl at random instants and around every clock change", () => {
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Paris",
      hour: "2-digit",
      hourCycle: "h23",
    });
    const check = (instant: number) => {
      const hour = Number(clock.format(instant));
      if (localTime(instant).hour !== hour)
        expect.fail(`${new Date(instant).toISOString()} is ${hour} h in Paris`);
    };
    for (let year = 1997; year < 2040; year++) {
      for (const month of [2, 9]) {
        for (let hour = 0; hour < 8 * 24; hour++) check(Date.UTC(year, month, 24, hour));
      }
    }
    const some = fc.integer({ min: Date.UTC(1997, 0), max: Date.UTC(2040, 0) });
    fc.assert(fc.property(some, check), { numRuns: 2000 });
  });

  it("has days of 92, 96 and 100 quarter-hours", () => {
    const count = (month: number, day: number) => {
      const grid = createGrid(instantAt(2025, month, day) ?? 0, 15, 100);
      return localDays(grid)[0]?.steps;
    };
    expect([count(2, 30), count(2, 29), count(9, 26)]).toEqual([92, 96, 100]);
  });

  it("knows the hour that does not exist and the one that comes twice", () => {
    expect(instantAt(2025, 2, 30, 2, 30)).toBeUndefined();
    expect(instantAt(2025, 9, 26, 2, 30)).toBe(Date.UTC(2025, 9, 26, 0, 30));
    expect(instantAt(2025, 9, 26, 2, 30, true)).toBe(Date.UTC(2025, 9, 26, 1, 30));
    expect(parisOffset(Date.UTC(2025, 9, 26, 1))).toBe(HOUR);
  });

  it("gives each step its local month and hour", () => {
    // 2024-12-31 22:30 UTC is 23:30 in Paris; the next half-hour begins 2025
    const grid = createGrid(Date.UTC(2024, 11, 31, 22, 30), 30, 2);
    expect([...monthOfStep(grid)]).toEqual([11, 0]);
    expect([...hourOfStep(grid)]).toEqual([23, 0]);
    expect([...monthAndHourOfStep(grid)]).toEqual([11 * 24 + 23, 0]);
  });

  it("gives them as the clock shows them when each step starts, around its changes too", () => {
    fc.assert(
      fc.property(someDays, (grid) => {
        const shown = Array.from({ length: grid.length }, (_, step) => localTime(instantOf(grid, step)));
        expect([...monthOfStep(grid)]).toEqual(shown.map(({ month }) => month));
        expect([...hourOfStep(grid)]).toEqual(shown.map(({ hour }) => hour));
        expect([...monthAndHourOfStep(grid)]).toEqual(shown.map(({ month, hour }) => month * 24 + hour));
      }),
      { numRuns: 300 },
    );
  });
});

describe("a shape that is brought to a sum", () => {
  const energy = fc.oneof(fc.constant(0), fc.double({ min: 1e-3, max: 5000, noNaN: true }));
  const shapes = fc.array(energy, { minLength: 1, maxLength: 50 }).filter((values) => values.some(Boolean));

  it("keeps its proportions, and its largest value takes what rounding leaves", () => {
    fc.assert(
      fc.property(shapes, fc.double({ min: 0, max: 1e7, noNaN: true }), (values, sum) => {
        const shape = Float64Array.from(values);
        const inProportion = shape.map((value) => (value * sum) / total(shape));
        const largest = inProportion.indexOf(Math.max(...inProportion));
        const left = sum - total(inProportion);
        inProportion[largest] = Math.max(0, inProportion[largest]! + left);
        expect(scaleTo(shape, sum)).toEqual(inProportion);
      }),
      { numRuns: 2000 },
    );
  });

  it("is no shape when it is all zero, unless the sum is too", () => {
    expect(() => scaleTo(new Float64Array(3), 1)).toThrow(RangeError);
    expect(scaleTo(new Float64Array(3), 0)).toEqual(new Float64Array(3));
    expect(scaleTo(new Float64Array(0), 0)).toEqual(new Float64Array(0));
  });
});
