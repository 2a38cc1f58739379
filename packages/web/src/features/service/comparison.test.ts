import { describe, expect, it } from "vitest";
import {
  comparisonLines,
  comparisonOf,
  documentedOf,
  firstConsumers,
  scaleFor,
  wholeCost,
} from "./comparison.ts";

describe("usage against credits", () => {
  it.each([
    [1, "usage", 370],
    [13, "usage", 10],
    [14, "credits", 20],
    [60, "credits", 1400],
  ] as const)("for %d consumers of the study's data: %s, by %d €", (consumers, cheaper, saved) => {
    expect(comparisonOf("data", consumers)).toMatchObject({ cheaper, saved, breakEven: 14 });
  });

  it("is not compared where credits are not sold", () => {
    for (const group of ["pmo", "vente", "convention"] as const) expect(comparisonOf(group, 10)).toBeNull();
  });

  it("makes one sum of the four services, each in its cheaper way", () => {
    expect(wholeCost({ consumers: 1 })).toBe(30 + 7 + 20 + 13);
    expect(wholeCost({ consumers: 19 })).toBe(400 + 19 * (7 + 20 + 13));
    // 3 of 4 without a contract of sale: 4 × (30 + 7 + 13) + 20.
    expect(wholeCost({ consumers: 4, withoutSale: 3 })).toBe(220);
  });

  it("has no more consumers without a contract than there are", () => {
    expect([2, 3, 10].map((consumers) => documentedOf(consumers, 3).withoutSale)).toEqual([2, 3, 3]);
  });

  it("is drawn from the corner of nobody to that of the most consumers", () => {
    const { x, y } = comparisonLines("data", 300, 100, 60);
    expect([x(0), x(60), y(0), y(30 * 60)]).toEqual([0, 300, 100, 0]);
  });
});

describe("for how many consumers prices are compared", () => {
  it.each([
    ["an owner without a consumer yet", [0, 0], 10],
    ["an owner without a project", [], 10],
    ["the biggest project of an owner", [3, 18, 0], 18],
    ["a project of very many", [5000], 2000],
  ])("%s", (_, counts, first) => {
    expect(firstConsumers(counts.map((numberOfConsumers) => ({ numberOfConsumers })))).toBe(first);
  });

  it("ends at sixty, or at as many as are asked for", () => {
    expect([scaleFor(14), scaleFor(60), scaleFor(1000)]).toEqual([60, 60, 1000]);
  });
});
