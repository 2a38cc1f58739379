import { describe, expect, it } from "vitest";
import { priceToKeep } from "../shared/index.ts";
import { lossAtAnyPrice, losslessPrice } from "./lossless-price.ts";

const one = (low: number, high = low, ownPrice: number | null = null) => ({
  breakEven: { low, high },
  ownPrice,
});

describe("the highest price at which nobody loses", () => {
  it("is the lowest of what each can pay, cut to the hundredth of a cent", () => {
    expect(losslessPrice([one(0.16548), one(0.09127), one(0.2)], "professional")).toBe(0.0912);
  });

  it("is typed with VAT where prices are read so, and never more once it is kept", () => {
    // 0.09127 × 1.2 = 0.109524, cut to 10.95 c€ with VAT: 9.125 c€ without.
    expect(losslessPrice([one(0.09127)], "individual")).toBe(0.1095);
    // 0.0916666 is 11 c€ with VAT, rounded; 11 c€ would be kept as 0.091667, more than he can pay.
    expect(losslessPrice([one(0.0916666)], "individual")).toBe(0.1099);
    for (const low of [0.05, 0.083333, 0.0912, 0.1234567, 0.2]) {
      const typed = losslessPrice([one(low)], "individual") ?? 0;
      expect(priceToKeep(typed, "individual")).toBeLessThanOrEqual(low);
      expect(low - priceToKeep(typed, "individual")).toBeLessThan(0.00017);
    }
  });

  it("counts nobody whom no price keeps from losing, nor whose own terms of sale say his", () => {
    expect(losslessPrice([one(0.1), one(0), one(0, 0.05), one(0.02, 0.03, 0.2)], "professional")).toBe(0.1);
    expect(losslessPrice([one(0), one(0.02, 0.03, 0.2)], "professional")).toBeNull();
    expect(losslessPrice([one(0.00004)], "professional")).toBeNull();
    expect(losslessPrice([], "professional")).toBeNull();
  });
});

it("knows who loses at any price, surely or maybe", () => {
  expect([one(0), one(0, 0.1), one(0.1), one(0, 0, 0.2)].map(lossAtAnyPrice)).toEqual([
    "sure",
    "maybe",
    null,
    null,
  ]);
});
