import { describe, expect, it } from "vitest";
import { reclaimsVat, toldVat } from "./reclaimed-vat.ts";

describe("the VAT of a person's bills", () => {
  it("is given back to a business until it says otherwise, as a town hall does", () => {
    expect(reclaimsVat({ consumerType: "professional" })).toBe(true);
    expect(reclaimsVat({ consumerType: "professional", reclaimsVat: null })).toBe(true);
    expect(reclaimsVat({ consumerType: "professional", reclaimsVat: false })).toBe(false);
  });

  it("is never given back to an individual, whatever is kept with him", () => {
    expect(reclaimsVat({ consumerType: "individual", reclaimsVat: true })).toBe(false);
    expect(toldVat({ consumerType: "individual", reclaimsVat: true })).toBeNull();
  });
});
