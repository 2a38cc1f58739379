import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate } from "../allocation/allocate.ts";
import type { Series } from "../series/series.ts";
import { smallStudy } from "../testing/arbitraries.ts";
import { giniOfShares, rates } from "./indicators.ts";
import { marginalValues } from "./marginal-value.ts";
import { profile } from "./profile.ts";

const series = (...values: number[]) => Float64Array.from(values);
const sum = (values: Iterable<number>) => [...values].reduce((a, b) => a + b, 0);

/** Their sum at each step, over the steps of another series. */
const pooled = (list: readonly Series[], steps: Series) =>
  Float64Array.from(steps, (_: number, t: number) => sum(list.map((one) => one[t]!)));

describe("rates", () => {
  it("divide local energy by production and by consumption", () => {
    expect(rates({ shared: 60, production: 80, consumption: 240 })).toEqual({
      selfConsumption: 0.75,
      selfProduction: 0.25,
      coverage: 80 / 240,
    });
  });

  it("are unknown, not zero nor infinite, where nothing is produced or consumed", () => {
    expect(rates({ shared: 0, production: 0, consumption: 0 })).toEqual({
      selfConsumption: undefined,
      selfProduction: undefined,
      coverage: undefined,
    });
  });
});

describe("Gini index of local shares", () => {
  it("is 0 when each has the same share, and (n − 1) / n when one has all", () => {
    expect(giniOfShares([10, 20], [100, 200])).toBeCloseTo(0, 12);
    // shares 0, 0, 0, 1: Σ (2·rank − n − 1)·share = (8 − 5)·1 = 3; 3 / (4 · 1) = 0.75
    expect(giniOfShares([0, 0, 0, 5], [5, 5, 5, 5])).toBe(0.75);
  });

  it("leaves out who withdraws nothing", () => {
    expect(giniOfShares([0, 3], [0, 6])).toBe(0);
    expect(giniOfShares([], [])).toBe(0);
  });
});

describe("profiles", () => {
  it("add the energy of each bucket", () => {
    expect([...profile(series(1, 2, 4, 8), [0, 1, 0, 1], 2)]).toEqual([5, 10]);
    expect(() => profile(series(1, 2), [0], 1)).toThrow(RangeError);
  });

  it("are added in the order of the steps, whatever the buckets", () => {
    const steps = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.double({ min: 0, max: 5000, noNaN: true })));
    fc.assert(
      fc.property(steps, (some) => {
        const inTurn = new Float64Array(4);
        for (const [bucket, wh] of some) inTurn[bucket] = inTurn[bucket]! + wh;
        const buckets = some.map(([bucket]) => bucket);
        expect(profile(series(...some.map(([, wh]) => wh)), buckets, 4)).toEqual(inTurn);
      }),
    );
  });
});

describe("marginal value of a candidate", () => {
  it("is what he takes of today's surplus", () => {
    // P = 100, 100; members take 60, 120 → surplus 40, 0. He wants 50, 50 → 40 more, of the 200 made; 40 % of his 100
    const members = { consumption: series(60, 120), production: series(100, 100) };
    const [value] = marginalValues(members, [series(50, 50)]);
    expect(value).toEqual({ consumed: 100, sharedMore: 40, selfConsumptionMore: 0.2, usefulPart: 0.4 });
  });

  it("is what the default key shares more with him than without", () => {
    fc.assert(
      fc.property(smallStudy, ({ consumption: [candidate, ...consumption], production }) => {
        const without = sum(allocate({ key: "default_dynamic", consumption, production }).shared.totals);
        const all = { consumption: [candidate!, ...consumption], production };
        const joined = sum(allocate({ key: "default_dynamic", ...all }).shared.totals);
        const [value] = marginalValues(
          { consumption: pooled(consumption, candidate!), production: pooled(production, candidate!) },
          [candidate!],
        );
        const error = Math.abs((value?.sharedMore ?? Number.NaN) - (joined - without));
        if (!(error <= 1e-9 * joined + 1e-14 * sum(candidate!))) expect.fail(`differs by ${error}`);
      }),
      { numRuns: 8000 },
    );
  });

  it("refuses a bad value by its name", () => {
    const members = { consumption: series(1, 1), production: series(1, 1) };
    expect(() => marginalValues(members, [series(1, 1), series(1, -1)])).toThrow(/candidates\[1\] step 1/);
  });
});
