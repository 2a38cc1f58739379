import { describe, expect, it } from "vitest";
import { isAnonymous, shownMeanWh, shownMeters } from "./anonymous-group.ts";

describe("a group of meters", () => {
  it.each([
    [{ meters: 10, totalWh: 1000, largestWh: 500 }, true],
    [{ meters: 9, totalWh: 1000, largestWh: 200 }, false],
    [{ meters: 50, totalWh: 1000, largestWh: 501 }, false],
    [{ meters: 10, totalWh: 0, largestWh: 0 }, true],
  ])("%j may be shown: %s", (group, shown) => {
    expect(isAnonymous(group)).toBe(shown);
  });

  it("is shown by tens of meters and of Wh", () => {
    expect([10, 19, 20].map(shownMeters)).toEqual([10, 10, 20]);
    expect([shownMeanWh(4449, 10), shownMeanWh(4451, 10), shownMeanWh(0, 10)]).toEqual([440, 450, 0]);
  });
});
