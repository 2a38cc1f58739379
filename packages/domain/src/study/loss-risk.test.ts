import { describe, expect, it } from "vitest";
import { isLoss, isSureLoss, mayCost } from "./index.ts";

const gain = { savingEur: { low: 8, high: 86 }, savingWithoutVatEur: null, withoutExemptionEur: null };
const loss = { low: -3, high: 40 };

describe("a case loses", () => {
  it("to the euro that is read", () => {
    expect([-0.4, -0.6, 0, 3].map((low) => isLoss({ low, high: 9 }))).toEqual([false, true, false, false]);
  });

  it("surely, where its best is no gain either", () => {
    const sure = [
      { low: -3, high: 0.4 },
      { low: -3, high: 0.6 },
      { low: -0.4, high: 0 },
    ].map(isSureLoss);
    expect(sure).toEqual([true, false, false]);
  });
});

describe("a price may cost money", () => {
  it("where its first year may, or a later one", () => {
    expect(mayCost({ ...gain, later: null }, true)).toBe(false);
    expect(mayCost({ ...gain, savingEur: loss, later: null }, false)).toBe(true);
    expect(mayCost({ ...gain, later: { ...gain, savingEur: loss } }, false)).toBe(true);
  });

  it("where one of them may without the exemption, if the project may begin after its announced end", () => {
    const first = { ...gain, withoutExemptionEur: loss, later: null };
    const later = { ...gain, later: { ...gain, withoutExemptionEur: loss } };
    for (const sum of [first, later])
      expect([true, false].map((isUnexempted) => mayCost(sum, isUnexempted))).toEqual([true, false]);
  });

  it("without VAT, for a business that gets it back", () => {
    const business = { ...gain, savingEur: loss, savingWithoutVatEur: { low: 1, high: 9 }, later: null };
    expect(mayCost(business, true)).toBe(false);
  });
});
