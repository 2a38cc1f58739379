import { isAboveAnnounced, priceRangeOf } from "@mec/domain/project";
import { displayedPrice, displayedRange, type SellerVat, vatOfSellers, vatRegimes } from "@mec/domain/shared";
import { estimate, exactly } from "@mec/energy";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EstimateBasis } from "./estimate-answer.ts";
import { toEstimateInput } from "./estimate-input.ts";

interface Seller {
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly vatRegime: SellerVat | null;
  readonly powerKwc: number;
}

const home = { yearlyConsumption: 4500, contract: null, consumerType: "individual" } as const;

/** What the project's page says to a home, of a project of these sellers; at one price where it is proposed. */
function savingIn(sellers: readonly Seller[], proposed?: number) {
  const powerKwc = sellers.reduce((sum, seller) => sum + seller.powerKwc, 0);
  const basis: EstimateBasis = {
    latitude: 45.76,
    longitude: 4.84,
    production: [{ productionType: "photovoltaic", powerKwc, annualKwh: powerKwc * 1100 }],
    pledgedShare: 0.6,
    numberOfConsumers: 12,
    price: proposed === undefined ? priceRangeOf(sellers) : exactly(proposed),
    fees: { membership: 10, entrance: 0, subscription: 12 },
    vatRegime: vatOfSellers(null, sellers),
    isBehindOneSubstation: false,
    repartitionKey: "dynamic-per-default",
  };
  return estimate(toEstimateInput(basis, home, "2026-11-24"));
}

const townHall: Seller = { price: { min: 0.1, max: 0.12 }, vatRegime: "franchise", powerKwc: 36 };
const farmer: Seller = { price: { min: 0.11, max: 0.13 }, vatRegime: "standard", powerKwc: 100 };

describe("the saving that a project announces", () => {
  it("goes from the dearest price that may be proposed to the cheapest for which all sell, and not from one mean to another", () => {
    const { savingEur } = savingIn([townHall, farmer]);
    const dearest = savingIn([townHall, farmer], 0.13).savingEur;
    // At 10 c€ the farmer, who asks 11, would not sell.
    const cheapest = savingIn([townHall, farmer], 0.11).savingEur;
    // 13 c€ are 13 to the town hall and 15.6 to the farmer, who has 100 of 136 kWc: 13 × (1 + 20 % × 100/136) = 14.912 c€.
    expect(displayedPrice(0.13, "individual", 100 / 136)).toBeCloseTo(0.14912, 5);
    expect(savingEur.low).toBeCloseTo(dearest.low, 6);
    expect(savingEur.high).toBeCloseTo(cheapest.high, 6);
  });

  it("has in it what any price brings that may be proposed, whoever sells and whatever each says of his VAT", () => {
    const cents = fc.integer({ min: 1, max: 300 });
    const price = fc.tuple(cents, fc.integer({ min: 1, max: 100 })).map(([from, more]) => ({
      min: from / 1000,
      max: (from + more) / 1000,
    }));
    const seller = fc.record({
      price: fc.option(price),
      vatRegime: fc.constantFrom(null, ...vatRegimes),
      powerKwc: fc.integer({ min: 1, max: 250 }),
    });
    const at = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(seller, { minLength: 1, maxLength: 5 }), at, (sellers, part) => {
        const range = priceRangeOf(sellers);
        fc.pre(range !== null);
        const price = range.min + part * (range.max - range.min);
        expect(isAboveAnnounced(price, range)).toBe(false);
        const announced = savingIn(sellers).savingEur;
        const offered = savingIn(sellers, price).savingEur;
        expect(offered.low).toBeGreaterThanOrEqual(announced.low - 1e-6);
        expect(offered.high).toBeLessThanOrEqual(announced.high + 1e-6);
        // What each seller is then paid, with his own VAT, is within the prices that the page announces to a home.
        const told = displayedRange(range, "individual", vatOfSellers(null, sellers));
        for (const { vatRegime } of sellers) {
          const paid = displayedPrice(price, "individual", vatRegime);
          expect(paid).toBeGreaterThanOrEqual(told.min - 1e-6);
          expect(paid).toBeLessThanOrEqual(told.max + 1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });
});
