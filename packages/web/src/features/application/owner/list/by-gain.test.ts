import { describe, expect, it } from "vitest";
import { foundByGain, groupOf, isByGain } from "./by-gain.ts";

const sum = (
  low: number,
  high: number,
  isLoss = false,
  other: { low: number; high: number } | null = null,
) => ({
  range: { low, high },
  isLoss,
  other: other && { range: other },
});
const gains: Readonly<Record<string, ReturnType<typeof sum> | undefined>> = {
  Rozenn: sum(-10, 50),
  Yann: sum(-40, -5, true),
  Zoé: sum(10, 20),
  Loïc: undefined,
};
const everybody = Object.keys(gains);
const found = (sort: string, gain?: Parameters<typeof foundByGain>[2]["gain"]) =>
  foundByGain(everybody, (name) => gains[name], { sort, gain });

describe("a list of candidates by what they would gain", () => {
  it("shows who loses the most first, or who gains the most, by the middle of each sum; who has none is last", () => {
    expect(found("gain")).toEqual(["Yann", "Zoé", "Rozenn", "Loïc"]);
    expect(found("-gain")).toEqual(["Rozenn", "Zoé", "Yann", "Loïc"]);
  });

  it("goes by the case that stands first, without the exemption", () => {
    const both = {
      Anne: sum(8, 20, false, { low: -9, high: -4 }),
      Zoé: sum(2, 4, false, { low: 0, high: 1 }),
    };
    const order = foundByGain(["Zoé", "Anne"] as const, (name) => both[name], {
      sort: "gain",
      gain: undefined,
    });
    expect(order).toEqual(["Anne", "Zoé"]);
  });

  it("shows only who would lose, who might, or who would not, in the order of the list", () => {
    expect(found("-date", "loses")).toEqual(["Yann"]);
    expect(found("-date", "mayLose")).toEqual(["Rozenn"]);
    expect(found("-date", "gains")).toEqual(["Zoé"]);
  });

  it("divides people by the euros that are read", () => {
    expect(groupOf(sum(-0.4, 20))).toBe("gains");
    expect(groupOf(sum(-0.6, 20))).toBe("mayLose");
  });

  it("counts nobody among those who lose nothing who would without the exemption", () => {
    expect(groupOf(sum(8, 20, false, { low: -4, high: 6 }))).toBe("mayLose");
    expect(groupOf(sum(8, 20, false, { low: -9, high: -4 }))).toBe("mayLose");
    expect(groupOf(sum(8, 20, false, { low: 2, high: 6 }))).toBe("gains");
  });

  it("needs everybody's sum only when it is asked for", () => {
    expect(isByGain({ sort: "-date", gain: undefined })).toBe(false);
    expect(isByGain({ sort: "-gain", gain: undefined })).toBe(true);
    expect(isByGain({ sort: "name", gain: "loses" })).toBe(true);
  });
});
