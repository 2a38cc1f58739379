import { describe, expect, it } from "vitest";
import { comparisonLines, comparisonOf, mostConsumers } from "./comparison.ts";

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

  it("is drawn from the corner of nobody to that of the most consumers", () => {
    const { x, y } = comparisonLines("data", 300, 100);
    expect([x(0), x(mostConsumers), y(0), y(30 * mostConsumers)]).toEqual([0, 300, 100, 0]);
  });
});
