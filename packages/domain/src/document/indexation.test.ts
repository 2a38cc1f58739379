import { describe, expect, it } from "vitest";
import { isIndexed, laterGrowth, laterPrice, laterYear } from "./indexation.ts";

const rising = { indexation: "fixed", indexationRate: 1.5, durationYears: 10 } as const;

describe("a price that changes every year", () => {
  it("is told for the last year until the tenth, and for the fifth where the contract has no term", () => {
    // 10 × 1.015⁹ = 11.4339
    expect(laterPrice(rising, 0.1)).toBeCloseTo(0.114339, 6);
    expect(laterYear({ durationYears: 20 })).toBe(10);
    // 10 × 1.015⁴ = 10.6136, as 10.15, 10.3023, 10.4568, 10.6136.
    expect(laterYear({ durationYears: null })).toBe(5);
    expect(laterPrice({ ...rising, durationYears: null }, 0.1)).toBeCloseTo(0.106136, 6);
    // Renewed by itself, it goes on rising past its term.
    expect(laterYear({ durationYears: 1, tacitRenewal: true })).toBe(5);
    expect(laterYear({ durationYears: 3, tacitRenewal: true })).toBe(5);
    expect(laterYear({ durationYears: 8, tacitRenewal: true })).toBe(8);
    expect(laterYear({ durationYears: 3, tacitRenewal: false })).toBe(3);
    // 10 × 1.015² = 10.30225
    expect(laterPrice({ ...rising, durationYears: 3 }, 0.1)).toBeCloseTo(0.1030225, 6);
    expect(laterPrice({ ...rising, durationYears: 1 }, 0.1)).toBeNull();
    expect(laterGrowth(rising)).toBeCloseTo(1.14339, 5);
    expect(laterGrowth({ ...rising, durationYears: 1 })).toBe(1);
    expect(laterGrowth({ ...rising, indexation: "insee", indexationRate: null })).toBe(1);
  });

  it("has no known future where it follows an index, and none at all where it stays", () => {
    const of = (indexation: "none" | "insee" | "fixed" | null, indexationRate: number | null) => {
      const terms = { ...rising, indexation, indexationRate };
      return [isIndexed(terms), laterPrice(terms, 0.1)];
    };
    expect(of("insee", null)).toEqual([true, null]);
    for (const [indexation, rate] of [
      ["none", 2],
      [null, null],
      ["fixed", null],
      ["fixed", 0],
    ] as const) {
      expect(of(indexation, rate)).toEqual([false, null]);
    }
  });
});
