import { describe, expect, it } from "vitest";
import { type OwnSaleInput, ownSale } from "./own-sale.ts";
import { producerEstimate } from "./producer.ts";

const place = { latitude: 48.25, longitude: -1.83 };
// Flat all year, so that its sums can be worked by hand: 8,760 kWh are 1 kWh each hour.
const turbine = { ...place, type: "other", powerKw: 10, annualKwh: 8760 } as const;
const price = { min: 0.1, max: 0.12 };
const day = "2026-11-24";
const asked: OwnSaleInput = {
  own: [{ plant: turbine, price }],
  others: [],
  newcomers: [turbine],
  acceptedKwh: 0,
  day,
};

describe("what a seller earns beside a newcomer", () => {
  it("is less by half of what little is consumed, which then sells as a surplus", () => {
    const { before, after } = ownSale({ ...asked, acceptedKwh: 876 });
    // 876 kWh are all taken, at 10 c€, and 7,884 sold at 5.36 c€: 87.60 + 422.58 = 510.18 €.
    expect(before.low).toBeCloseTo(510.18, 2);
    // Two alike sell 438 kWh each: 43.80 + 8,322 × 0.0536 = 43.80 + 446.06 = 489.86 €.
    expect(after.low).toBeCloseTo(489.86, 2);
    expect(after.high).toBeLessThan(before.high);
  });

  it("is the same where all is consumed all the same: 8,760 kWh at 10 to 12 c€", () => {
    const { before, after } = ownSale({ ...asked, acceptedKwh: 1_000_000 });
    expect(before.low).toBeCloseTo(876, 2);
    expect(before.high).toBeCloseTo(1051.2, 2);
    expect(after).toEqual(before);
  });

  it("is more for who gives: what he no longer gives sells as a surplus", () => {
    const { before, after } = ownSale({
      ...asked,
      own: [{ plant: turbine, price: null }],
      acceptedKwh: 876,
    });
    // (8,760 − 876) × 0.0536 = 422.58 €, then (8,760 − 438) × 0.0536 = 446.06 €.
    expect(before.high).toBeCloseTo(422.58, 2);
    expect(after.high).toBeCloseTo(446.06, 2);
  });

  it("is of all his plants together, beside the plants of others", () => {
    const own = [
      { plant: turbine, price },
      { plant: turbine, price: { min: 0.2, max: 0.2 } },
    ];
    const { before, after } = ownSale({ ...asked, own, others: [turbine], acceptedKwh: 876 });
    // Of three alike each sells 292 kWh: 29.20 + 58.40 + 2 × 8,468 × 0.0536 = 995.37 €.
    expect(before.low).toBeCloseTo(995.37, 2);
    // Of four 219 each: 21.90 + 43.80 + 2 × 8,541 × 0.0536 = 981.30 €.
    expect(after.low).toBeCloseTo(981.3, 2);
  });

  it("is before what he read when he published", () => {
    const project = { ...place, plants: [], acceptedKwh: 20_000 };
    const { earnsEur } = producerEstimate({ project, plant: turbine, price, membership: null, day });
    const { before } = ownSale({ ...asked, acceptedKwh: 20_000 });
    expect(before.low).toBeCloseTo(earnsEur.low, 6);
    expect(before.high).toBeCloseTo(earnsEur.high, 6);
  });

  it("says whether a surplus is counted: none is published over 100 kWc", () => {
    expect(ownSale(asked).isSurplusCounted).toBe(true);
    const large = { ...turbine, powerKw: 250 };
    const told = ownSale({ ...asked, own: [{ plant: large, price }], acceptedKwh: 876 });
    expect(told.isSurplusCounted).toBe(false);
    expect(told.before.low).toBeCloseTo(87.6, 2);
  });
});
