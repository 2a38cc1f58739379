import { describe, expect, it } from "vitest";
import { breakEvenOf } from "./break-even.ts";
import { exactly, type Proposed, proposals } from "./proposals.ts";

const contract = { kind: "base", price: 0.2 } as const;
const customer = { contract, connection: "upTo36" } as const;
const day = "2026-11-22";
/** What is paid each year beside the energy: 4.47 € of management, 5.36 € with VAT, and a contribution of 15 €. */
const paid = { participationEur: 5.364, membershipEur: 15, subscriptionEur: 0, entranceEur: 20 };
const paidWithoutVat = { ...paid, participationEur: 4.47 };

const at = (kwhs: number[], costsWithoutVat: typeof paid | null = null, vatRegime?: "franchise") =>
  breakEvenOf(
    { customer, day },
    {
      figures: { ...paid, costsWithoutVat } as never,
      energies: kwhs.map((kwh) => [kwh * 1000]),
      plantKw: 10,
    },
    { vatRegime: vatRegime ?? null },
  )!;

describe("the price at which a person begins to lose", () => {
  // A kWh saves (0.20 − 0.0484 + 0.03085) × 1.2 = 0.21894 €: 1,000 kWh save 218.94 € and 198.576 € once 20.364 € are paid.
  it("leaves nothing of what 1,000 kWh save, 16.548 c€ before VAT, and of what 2,000 kWh save, 17.3965 c€", () => {
    const { low, high } = at([1000, 2000]);
    expect(low).toBeCloseTo(198.576 / 1200, 6);
    // 437.88 − 20.364 = 417.516 €
    expect(high).toBeCloseTo(417.516 / 2400, 6);
  });

  it("is higher where the seller adds no VAT: 19.8576 c€", () => {
    expect(at([1000], null, "franchise").low).toBeCloseTo(0.198576, 6);
  });

  it("is without VAT for a business: 182.45 € saved, less 19.47 €, are 16.298 c€ a kWh", () => {
    expect(at([1000], paidWithoutVat).low).toBeCloseTo(0.16298, 6);
  });

  it("is 0 where what is paid each year is more than given energy saves, or none is received", () => {
    // 50 kWh save 10.95 € of the 20.36 € that are paid.
    expect(at([50, 1000]).low).toBe(0);
    expect(at([50])).toEqual({ low: 0, high: 0 });
    expect(at([0])).toEqual({ low: 0, high: 0 });
  });

  it("leaves exactly nothing when it is proposed, in the least favourable case at its low end and in the most at its high", () => {
    const project = {
      latitude: 45.76,
      longitude: 4.84,
      plants: [{ type: "photovoltaic", powerKw: 100, annualKwh: 0 }],
      acceptedKwh: 60_000,
      isBehindOneSubstation: false,
    } as const;
    const night = { start: 22 * 60, end: 6 * 60 };
    const person = (category: "household" | "business", price: number): Proposed => ({
      id: category,
      home: {
        annualKwh: 4500,
        category,
        connection: "upTo36",
        contract: { kind: "peak", peak: 0.21, offPeak: 0.16 },
        regulated: null,
        offPeakHours: { summer: [night], winter: [night] },
      },
      price: exactly(price),
      vatRegime: "taxed",
      fees: { membership: 15, entrance: 20, subscription: 6 },
      laterPrice: null,
    });
    for (const category of ["household", "business"] as const) {
      const of = (price: number) =>
        proposals({ project, people: [person(category, price)], accepted: [], day }).people[0]!;
      const ownSaving = (price: number) => of(price).savingWithoutVatEur ?? of(price).savingEur;
      const { low, high } = of(0.3).breakEven!;
      expect(of(0.01).breakEven).toEqual({ low, high });
      expect(ownSaving(low).low).toBeCloseTo(0, 6);
      expect(ownSaving(high).high).toBeCloseTo(0, 6);
    }
  });
});
