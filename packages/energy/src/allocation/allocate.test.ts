import { describe, expect, it } from "vitest";
import { type AllocationInput, allocate } from "./allocate.ts";

const series = (...values: number[]) => Float64Array.from(values);

describe("allocate, examples worked by hand", () => {
  it("static: each keeps to his share, what he leaves is surplus", () => {
    // P = 100 then 200 Wh. Shares 60 % and 40 %.
    // step 0: offers 60 and 40; wanted 50 and 80 → 50 and 40, surplus 100 − 90 = 10
    // step 1: offers 120 and 80; wanted 200 and 10 → 120 and 10, surplus 200 − 130 = 70
    const { shared, surplus } = allocate({
      key: "static",
      consumption: [series(50, 200), series(80, 10)],
      production: [series(100, 200)],
      coefficients: [0.6, 0.4],
      detail: "series",
    });
    expect(shared.series).toEqual([series(50, 120), series(40, 10)]);
    expect([...shared.totals]).toEqual([170, 50]);
    expect([...surplus.totals]).toEqual([80]);
  });

  it("default: in proportion of what each withdraws, nothing lost while somebody consumes", () => {
    // step 0: C = 300 + 100 = 400, P = 150 + 50 = 200 → half of each: 150 and 50, no surplus
    // step 1: C = 60, P = 40 + 60 = 100 → all served, surplus 40, of which 40/100 from the first: 16 and 24
    const { shared, surplus } = allocate({
      key: "default_dynamic",
      consumption: [series(300, 60), series(100, 0)],
      production: [series(150, 40), series(50, 60)],
      detail: "series",
    });
    expect(shared.series).toEqual([series(150, 60), series(50, 0)]);
    expect(surplus.series?.map((one) => [...one])).toEqual([
      [0, 16],
      [0, 24],
    ]);
  });

  it("simple dynamic: the coefficient of each step on the pooled production", () => {
    // P = 100 + 100. k = (0.75, 0.25) then (0.25, 0.5)
    // step 0: offers 150 and 50; wanted 100 and 100 → 100 and 50, surplus 50
    // step 1: offers 50 and 100; wanted 100 and 100 → 50 and 100, surplus 50
    const { shared, surplus } = allocate({
      key: "simple_dynamic",
      consumption: [series(100, 100), series(100, 100)],
      production: [series(100, 100), series(100, 100)],
      coefficients: [Float32Array.of(0.75, 0.25), Float32Array.of(0.25, 0.5)],
    });
    expect([...shared.totals]).toEqual([150, 150]);
    expect([...surplus.totals]).toEqual([50, 50]);
  });

  it("full dynamic: a coefficient per producer, the cap cuts each offer in proportion", () => {
    // producer 0 makes 100, producer 1 makes 300. To consumer 0: 0.5·100 + 0.5·300 = 200, he wants 100 → half:
    // 25 from producer 0 and 75 from producer 1. To consumer 1: 0.5·100 + 0·300 = 50, he wants 80 → 50 from 0.
    // surplus: 100 − 25 − 50 = 25 and 300 − 75 = 225
    const { shared, surplus } = allocate({
      key: "full_dynamic",
      consumption: [series(100), series(80)],
      production: [series(100), series(300)],
      coefficients: [
        [Float32Array.of(0.5), Float32Array.of(0.5)],
        [Float32Array.of(0.5), Float32Array.of(0)],
      ],
    });
    expect([...shared.totals]).toEqual([100, 50]);
    expect([...surplus.totals]).toEqual([25, 225]);
  });

  it("gives nothing and leaves everything when nobody consumes, and the reverse", () => {
    const idle = allocate({
      key: "default_dynamic",
      consumption: [series(0, 0)],
      production: [series(5, 7)],
    });
    expect([idle.shared.totals[0], idle.surplus.totals[0]]).toEqual([0, 12]);
    const dark = allocate({
      key: "default_dynamic",
      consumption: [series(5, 7)],
      production: [series(0, 0)],
    });
    expect([dark.shared.totals[0], dark.surplus.totals[0]]).toEqual([0, 0]);
  });

  it("accepts a study without consumer, without producer, and without a step", () => {
    const alone = allocate({ key: "default_dynamic", consumption: [], production: [series(3, 4)] });
    expect([...alone.surplus.totals]).toEqual([7]);
    const noProducer = allocate({
      key: "static",
      consumption: [series(3)],
      production: [],
      coefficients: [1],
    });
    expect([...noProducer.shared.totals]).toEqual([0]);
    expect([...allocate({ key: "default_dynamic", consumption: [], production: [] }).shared.totals]).toEqual(
      [],
    );
  });

  it("gives the same whatever the number of blocks of time it takes", () => {
    // 10,000 steps are more than one block: 1 Wh wanted at each step of the 3 Wh made by two producers, 2 Wh left
    const steps = 10_000;
    const { shared, surplus } = allocate({
      key: "default_dynamic",
      consumption: [new Float32Array(steps).fill(1)],
      production: [new Float32Array(steps).fill(1), new Float32Array(steps).fill(2)],
      detail: "series",
    });
    expect(shared.series?.[0]?.every((value) => value === 1)).toBe(true);
    expect(surplus.totals[0]).toBeCloseTo((steps * 2) / 3, 6);
    expect(surplus.totals[1]).toBeCloseTo((steps * 4) / 3, 6);
  });
});

describe("allocate, what it refuses", () => {
  const good: AllocationInput = {
    key: "default_dynamic",
    consumption: [series(1, 2, 3), series(1, 2, 3)],
    production: [series(1, 2, 3)],
  };
  const half = Float32Array.of(0.5, 0.5, 0.5);
  const bad = (change: Partial<AllocationInput>) => () => allocate({ ...good, ...change });

  it.each([Number.NaN, -1, Infinity, -Infinity])("a value of %s, with its series and its step", (value) => {
    expect(bad({ consumption: [series(1, 2, 3), series(1, 2, value)] })).toThrow(/consumption\[1\] step 2/);
    expect(bad({ production: [series(1, value, 3)] })).toThrow(/production\[0\] step 1/);
    expect(bad({ key: "static", coefficients: [0.1, value] })).toThrow(/coefficients\[1\]/);
    const k = [half, Float32Array.of(0, 0, value)];
    expect(bad({ key: "simple_dynamic", coefficients: k })).toThrow(/coefficients\[1\] step 2/);
    expect(bad({ key: "full_dynamic", coefficients: [k] })).toThrow(/coefficients\[0\]\[1\] step 2/);
  });

  it("names the step in the study, not in the block", () => {
    const late = new Float32Array(9000).fill(1);
    late[8765] = Number.NaN;
    const flat = new Float32Array(9000).fill(1);
    expect(bad({ consumption: [flat, late], production: [flat] })).toThrow(/consumption\[1\] step 8765/);
  });

  it("a length that differs, a series that is missing or is not one", () => {
    expect(bad({ consumption: [series(1, 2, 3), series(1, 2)] })).toThrow(/consumption\[1\] has 2 steps/);
    expect(bad({ production: [series(1)] })).toThrow(/production\[0\] has 1 steps/);
    const hole = [series(1, 2, 3), undefined] as unknown as Float64Array[];
    expect(bad({ consumption: hole })).toThrow(/consumption\[1\]/);
    expect(bad({ key: "simple_dynamic", coefficients: [half, Float32Array.of(0)] })).toThrow(
      /coefficients\[1\]/,
    );
    expect(bad({ key: "simple_dynamic", coefficients: [half] })).toThrow(RangeError);
    expect(bad({ key: "full_dynamic", coefficients: [[half]] })).toThrow(RangeError);
    expect(bad({ key: "static" })).toThrow(RangeError);
  });

  it("a sum of coefficients over 1 + 1e-6", () => {
    expect(bad({ key: "static", coefficients: [0.6, 0.5] })).toThrow(/over 1/);
    const over = [half, Float32Array.of(0.5, 0.6, 0.5)];
    expect(bad({ key: "simple_dynamic", coefficients: over })).toThrow(/step 1.*over 1/);
    expect(bad({ key: "full_dynamic", coefficients: [over] })).toThrow(/coefficients\[0\] step 1.*over 1/);
  });

  it("takes a sum of 1 + 5e-7, and even so gives no watt-hour twice", () => {
    const { shared, surplus } = allocate({
      key: "static",
      consumption: [series(1e6), series(1e6)],
      production: [series(1e6)],
      coefficients: [0.5, 0.5000005],
    });
    expect(shared.totals[0]! + shared.totals[1]!).toBeLessThanOrEqual(1e6 + 1e-6);
    expect(surplus.totals[0]).toBeCloseTo(0, 6);
  });
});
