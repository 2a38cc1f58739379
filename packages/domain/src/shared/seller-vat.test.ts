import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  displayedPrice,
  displayedRange,
  priceToKeep,
  taxedPart,
  type VatShare,
  vatOfSellers,
  vatRegimes,
} from "./displayed-price.ts";

const of = (powerKwc: number, vatRegime: VatShare["vatRegime"]): VatShare => ({ powerKwc, vatRegime });

describe("the VAT of a project's price", () => {
  it("is what its sellers say, whatever its terms of sale plan", () => {
    expect(vatOfSellers("franchise", [of(36, "standard")])).toBe("standard");
    expect(vatOfSellers("standard", [of(36, "franchise"), of(9, "franchise")])).toBe("franchise");
  });

  it("is what is planned for who has not said it, and unknown where nobody plans it", () => {
    expect(vatOfSellers("franchise", [])).toBe("franchise");
    expect(vatOfSellers("franchise", [of(36, null)])).toBe("franchise");
    expect(vatOfSellers(null, [of(36, null)])).toBeNull();
    expect(vatOfSellers(null, [of(36, null), of(9, "standard")])).toBeNull();
  });

  it("is added to the part of those who add it, by their power: 27 of 36 kWc are three quarters", () => {
    expect(vatOfSellers(null, [of(27, "standard"), of(9, "franchise")])).toBe(0.75);
    // 10 c€ without VAT: 10 × (1 + 20 % × 3/4) = 11.5 c€ with what is due.
    expect(displayedPrice(0.1, "individual", 0.75)).toBe(0.115);
    expect(priceToKeep(0.115, "individual", 0.75)).toBe(0.1);
    expect(displayedPrice(0.1, "professional", 0.75)).toBe(0.1);
  });

  it("counts who has not said it as planned, else as adding it: nothing announced is too good", () => {
    const sellers = [of(9, "franchise"), of(27, null)];
    expect(vatOfSellers("franchise", sellers)).toBe("franchise");
    expect(vatOfSellers("standard", sellers)).toBe(0.75);
    expect(vatOfSellers(null, sellers)).toBe(0.75);
  });

  it("never makes a price lower than all without VAT, nor higher than all with it", () => {
    const regime = fc.constantFrom(null, ...vatRegimes);
    const seller = fc.record({ powerKwc: fc.double({ min: 0.1, max: 500, noNaN: true }), vatRegime: regime });
    fc.assert(
      fc.property(regime, fc.array(seller, { maxLength: 6 }), (planned, sellers) => {
        const part = taxedPart(vatOfSellers(planned, sellers));
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
        const unsaid = sellers.map((one) => ({ ...one, vatRegime: one.vatRegime ?? planned }));
        expect(taxedPart(vatOfSellers(null, unsaid))).toBeCloseTo(sellers.length > 0 ? part : 1, 9);
      }),
    );
  });

  it("leaves no price that may be proposed outside the range that is announced", () => {
    // A town hall without VAT asks 10 to 12 c€; a farmer 9 to 11 without tax. 12 c€ may be proposed: the farmer is then paid
    // 14.4; and 9 c€: the town hall is then paid 9. With his 100 of 136 kWc a home pays 9 × 1.147 = 10.32 to 12 × 1.147 = 13.76.
    const part = taxedPart(vatOfSellers(null, [of(36, "franchise"), of(100, "standard")]));
    const range = { min: 0.09, max: 0.12 };
    expect(displayedRange(range, "individual", part)).toEqual({ min: 0.09, max: 0.144 });
    expect(displayedPrice(0.12, "individual", part)).toBe(0.137647);
    // Who reads prices without tax, or where all have one VAT, reads what is asked.
    expect(displayedRange(range, "professional", part)).toEqual(range);
    expect(displayedRange(range, "individual", "franchise")).toEqual(range);
    expect(displayedRange(range, "individual", "standard")).toEqual({ min: 0.108, max: 0.144 });
  });
});
