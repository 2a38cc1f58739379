import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "../allocation/allocate.ts";
import { defaultKey } from "../allocation/default-key.ts";
import { coefficientsOf } from "../methods/coefficients.ts";
import { createGrid } from "../series/grid.ts";
import { total } from "../series/series.ts";
import { fill, type SmallStudy, shares, smallStudy, weight } from "../testing/arbitraries.ts";
import { coefficientFiles } from "./files.ts";
import { roundToUnits, unitsPerWhole } from "./rounding.ts";

const one = (...values: number[]) => values.map((value) => Float64Array.of(value));
const at = (units: readonly Uint32Array[]) => units.map((series) => series[0]);

describe("rounding by largest remainder", () => {
  it("gives what rounding down left to the largest remainders", () => {
    // thirds of 100 % at 0.1 %: 333.33 each → 333 × 3 = 999, one unit left, to the first of equals
    expect(at(roundToUnits(one(1 / 3, 1 / 3, 1 / 3)))).toEqual([334, 333, 333]);
    // 500.2, 300.7, 199.1 → 500 + 300 + 199 = 999; the unit left goes to .7
    expect(at(roundToUnits(one(0.5002, 0.3007, 0.1991)))).toEqual([500, 301, 199]);
  });

  it("rounds everybody up while 100 % is far: nobody is given more than he withdraws", () => {
    expect(at(roundToUnits(one(0.1234, 0.0011, 0)))).toEqual([124, 2, 0]);
  });

  it("does not take the noise of 32-bit floats for a remainder", () => {
    expect(at(roundToUnits([Float32Array.of(0.123), Float32Array.of(0.3)]))).toEqual([123, 300]);
  });

  it("never passes 100 %, and moves no coefficient by a whole unit", () => {
    const step = fc.tuple(fill, fc.array(weight, { minLength: 1, maxLength: 30 }));
    fc.assert(
      fc.property(step, fc.integer({ min: 0, max: 3 }), ([full, weights], decimals) => {
        const values = shares(weights, full);
        const units = at(roundToUnits(one(...values), decimals));
        const whole = 10 ** (decimals + 2);
        const sum = units.reduce((a = 0, b = 0) => a + b, 0) ?? 0;
        if (sum > whole) expect.fail(`${sum} of ${whole} units`);
        units.forEach((unit = 0, i) => {
          if (Math.abs(unit - values[i]! * whole) >= 1 + 1e-9) expect.fail(`consumer ${i}`);
        });
      }),
      { numRuns: 8000 },
    );
  });

  it("refuses a sum over 100 % and precisions that do not exist", () => {
    expect(() => roundToUnits(one(0.7, 0.4))).toThrow(/over 1/);
    expect(() => roundToUnits(one(0.7), 1.5)).toThrow(RangeError);
    expect(() => roundToUnits(one(Number.NaN))).toThrow(/coefficients\[0\] step 0/);
  });
});

describe("files for the grid operator", () => {
  const grid = createGrid(Date.UTC(2025, 9, 25, 23, 45), 15, 6);

  it("are one per producer, named by his PRM, with local times and decimal commas", () => {
    const half = new Float32Array(6).fill(0.5);
    const files = coefficientFiles({
      producers: ["09111642617347", "30000000000002"],
      consumers: ["10000000000001", "10000000000002"],
      grid,
      coefficients: [half, Float32Array.of(0.25, 0.1234, 0, 0, 0, 0)],
    });
    expect(files.map((file) => file.name)).toEqual(["09111642617347.csv", "30000000000002.csv"]);
    const lines = [...files[0]!.lines()];
    expect(lines.slice(0, 3)).toEqual([
      "Horodate;10000000000001;10000000000002\r\n",
      "26/10/2025 01:45;50,0;25,0\r\n",
      "26/10/2025 02:00;50,0;12,4\r\n",
    ]);
    expect([...files[1]!.lines()]).toEqual(lines);
  });

  it("hold the coefficients of each producer under a full dynamic key", () => {
    const flat = (k: number) => new Float32Array(6).fill(k);
    const coefficients = [[flat(0.2)], [flat(0.9)]];
    const files = coefficientFiles({
      producers: ["1", "2"],
      consumers: ["3"],
      grid,
      coefficients,
      decimals: 0,
    });
    expect(files.map((file) => [...file.lines()][1])).toEqual([
      "26/10/2025 01:45;20\r\n",
      "26/10/2025 01:45;90\r\n",
    ]);
  });

  it("refuse a table that does not fit", () => {
    const table = { producers: ["1"], consumers: ["2", "3"], grid, coefficients: [new Float32Array(6)] };
    expect(() => coefficientFiles(table)).toThrow(RangeError);
    expect(() =>
      coefficientFiles({ ...table, consumers: ["2"], coefficients: [new Float32Array(5)] }),
    ).toThrow(RangeError);
  });
});

/** Wh that a simple dynamic key shares by the default key's coefficients, and what it loses when they are rounded. */
function rounding(study: SmallStudy) {
  const coefficients = coefficientsOf(defaultKey(), study);
  const sharedBy = (list: readonly Float32Array[]) =>
    total(allocate({ ...study, key: "simple_dynamic", coefficients: list }).shared.totals);
  const whole = unitsPerWhole(1);
  const rounded = roundToUnits(coefficients).map((units) => Float32Array.from(units, (unit) => unit / whole));
  const exact = sharedBy(coefficients);
  return { exact, lost: Math.max(0, exact - sharedBy(rounded)) };
}

it("rounding the default key's coefficients to 0.1 % loses at most 0.1 % of production per consumer", () => {
  fc.assert(
    fc.property(smallStudy, (study) => {
      const { lost } = rounding(study);
      const produced = study.production.flatMap((series) => [...series]).reduce((a, b) => a + b, 0);
      if (lost > 0.001 * produced * study.consumption.length) expect.fail(`${lost} of ${produced}`);
    }),
    { numRuns: 2000 },
  );
});

it("loses far less at 100 participants than rounding down, which loses 5 %", () => {
  // 100 consumers who share 1,000 Wh in unequal parts, all under what they want. Rounded down, each loses half a unit
  // of 0.1 % on average, 5 % in all; by largest remainder only the differences between parts move, nothing is lost.
  const consumption = Array.from({ length: 100 }, (_, i) => Float64Array.of(2000 + 37 * i));
  const study = { consumption, production: [Float64Array.of(1000)] };
  const { exact, lost } = rounding(study);
  expect(exact).toBeCloseTo(1000, 3);
  expect(lost).toBeLessThan(0.01);
});
