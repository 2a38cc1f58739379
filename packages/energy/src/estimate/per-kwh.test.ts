import { describe, expect, it } from "vitest";
import { exactly, type Proposed, proposals } from "./proposals.ts";

const night = { start: 22 * 60, end: 6 * 60 };
const project = {
  latitude: 45.76,
  longitude: 4.84,
  plants: [{ type: "photovoltaic", powerKw: 100, annualKwh: 0 }],
  acceptedKwh: 60_000,
  isBehindOneSubstation: false,
} as const;
const day = "2026-11-22";
const household: Proposed = {
  id: "household",
  home: {
    annualKwh: 4500,
    category: "household",
    connection: "upTo36",
    contract: { kind: "base", price: 0.145 },
    regulated: null,
    offPeakHours: { summer: [night], winter: [night] },
  },
  price: exactly(0.1),
  vatRegime: "taxed",
  fees: { membership: 12, entrance: 20, subscription: 0 },
  laterPrice: null,
};
const baker: Proposed = { ...household, home: { ...household.home, category: "early-business" } };
const peak = { kind: "peak", peak: 0.16, offPeak: 0.12 } as const;

function told(one: Partial<Proposed>, of: Partial<Parameters<typeof proposals>[0]["project"]> = {}) {
  const given = { project: { ...project, ...of }, people: [{ ...household, ...one }], accepted: [], day };
  const [person] = proposals(given).people;
  if (!person) throw new Error("Nobody is told anything");
  return person;
}

describe("a kWh beside the supplier's", () => {
  it("is what a home's contract asks without the network, excise and VAT in it, and the price with its VAT", () => {
    // (0.145 − 0.0484 + 0.03085) × 1.2 = 0.15294, and 0.10 × 1.2.
    const { perKwh } = told({});
    expect(perKwh?.avoided.low).toBeCloseTo(0.15294, 6);
    expect(perKwh?.avoided.high).toBeCloseTo(0.15294, 6);
    expect(perKwh).toMatchObject({ paid: 0.12, mayEnd: true });
    expect(perKwh?.excise).toBeCloseTo(0.03702, 6);
    expect(told({ vatRegime: "franchise" }).perKwh?.paid).toBe(0.1);
  });

  it("is without VAT for a business that gets it back, and with it for one that does not", () => {
    const { perKwh } = told(baker);
    expect(perKwh?.avoided.low).toBeCloseTo(0.12745, 6);
    expect(perKwh).toMatchObject({ paid: 0.1 });
    expect(perKwh?.excise).toBeCloseTo(0.03085, 6);
    expect(told({ ...baker, home: { ...baker.home, reclaimsVat: false } }).perKwh).toMatchObject({
      paid: 0.12,
    });
  });

  it.each([
    ["a home", household],
    ["a business that gets its VAT back", baker],
    ["one that does not", { ...baker, home: { ...baker.home, reclaimsVat: false } }],
    ["a home that would lose", { ...household, price: exactly(0.2) }],
  ])("gives the sum of the year: %s", (_, one) => {
    const { perKwh, sharedKwh, savingEur, savingWithoutVatEur, ownCostsEur } = told(one);
    const saved = (perKwh?.avoided.low ?? Number.NaN) - (perKwh?.paid ?? 0);
    const years = [sharedKwh.low, sharedKwh.high].map((kwh) => saved * kwh - ownCostsEur);
    const { low, high } = savingWithoutVatEur ?? savingEur;
    expect(Math.min(...years)).toBeCloseTo(low, 6);
    expect(Math.max(...years)).toBeCloseTo(high, 6);
  });

  it("gives it at peak hours too, where the cases do not share at the same hours", () => {
    const { perKwh, sharedKwh, savingEur, ownCostsEur } = told({
      home: { ...household.home, contract: peak },
    });
    const { low, high } = perKwh?.avoided ?? { low: 0, high: 0 };
    expect(high).toBeGreaterThanOrEqual(low);
    // Between both prices: nights share nothing, mornings in off-peak hours a little.
    expect(low).toBeGreaterThan((0.12 - 0.035 + 0.03085) * 1.2);
    expect(high).toBeLessThanOrEqual((0.16 - 0.0494 + 0.03085) * 1.2 + 1e-9);
    expect((low - 0.12) * sharedKwh.low - ownCostsEur).toBeLessThanOrEqual(savingEur.low + 1e-6);
    expect((high - 0.12) * sharedKwh.high - ownCostsEur).toBeGreaterThanOrEqual(savingEur.high - 1e-6);
  });

  it("has no excise where local energy is not exempt", () => {
    const large = told({}, { plants: [{ type: "photovoltaic", powerKw: 1500, annualKwh: 0 }] }).perKwh;
    expect(large).toMatchObject({ excise: 0, mayEnd: false });
    expect(large?.avoided.low).toBeCloseTo(0.11592, 6);
  });

  it("is not told of several prices, of given energy, of one's own or of none", () => {
    expect(told({ price: { min: 0.09, max: 0.11 } }).perKwh).toBeNull();
    expect(told({ price: null }).perKwh).toBeNull();
    expect(told({ ownPart: 0.5 }).perKwh).toBeNull();
    expect(told({}, { plants: [] }).perKwh).toBeNull();
  });
});

describe("the year without the exemption of a business that gets its VAT back", () => {
  it("is told with VAT too, for who does not get it back after all: what its end takes is the excise with VAT", () => {
    const of = (reclaimsVat: boolean) => told({ ...baker, home: { ...baker.home, reclaimsVat } });
    expect(of(true).withoutExemptionWithVatEur).toEqual(of(false).withoutExemptionEur);
    expect(of(true).withoutExemptionEur).not.toEqual(of(false).withoutExemptionEur);
    expect(of(false).withoutExemptionWithVatEur).toBeNull();
    expect(told({}).withoutExemptionWithVatEur).toBeNull();
  });
});
