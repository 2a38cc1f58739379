import { emptyContractForm } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { convertTypedPrices } from "./typed-prices.ts";

const typed = {
  ...emptyContractForm,
  basePrice: "0,24",
  twoQuarterPrice: { hp: "0.3", hc: "presque" },
};

describe("prices typed before the visitor changed of profile", () => {
  it("lose the tax for a professional", () => {
    const form = convertTypedPrices(typed, "individual", "professional");
    expect(form.basePrice).toBe("0,2");
    expect(form.twoQuarterPrice.hp).toBe("0,25");
  });

  it("gain the tax for an individual", () => {
    expect(convertTypedPrices(typed, "professional", "individual").basePrice).toBe("0,288");
  });

  it("are left alone when they are no prices, or when nothing changed", () => {
    expect(convertTypedPrices(typed, "individual", "professional").twoQuarterPrice.hc).toBe("presque");
    expect(convertTypedPrices(typed, "professional", "professional")).toBe(typed);
  });
});
