import { describe, expect, it } from "vitest";
import { type OwnSaleInput, ownSale } from "./own-sale.ts";
import { producerEstimate } from "./producer.ts";

const place = { latitude: 48.25, longitude: -1.83 };
// Flat all year, so that its sums can be worked by hand: 8,760 kWh are 1 kWh each hour.
const turbine = { ...place, type: "other", powerKw: 10, annualKwh: 8760 } as const;
// The surplus of panels alone has a published price: 5.36 c€ for 10 kWc.
const panels = { ...turbine, type: "photovoltaic" } as const;
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
  it("is less by half of what little is consumed, where no surplus has a price", () => {
    const { before, after } = ownSale({ ...asked, acceptedKwh: 876 });
    // 876 kWh are all taken, at 10 c€; two alike sell 438 kWh each.
    expect(before.low).toBeCloseTo(87.6, 2);
    expect(after.low).toBeCloseTo(43.8, 2);
  });

  it("sells as a surplus what panels no longer share", () => {
    const own = (localPrice: typeof price | null) =>
      ownSale({
        ...asked,
        own: [{ plant: panels, price: localPrice }],
        newcomers: [panels],
        acceptedKwh: 876,
      });
    const given = own(null);
    // What is given away is not sold: the rest of 8,760 kWh is, at 5.36 c€.
    const sharedKwh = 8760 - given.before.high / 0.0536;
    expect(sharedKwh).toBeGreaterThan(0);
    expect(sharedKwh).toBeLessThan(876);
    const sold = own({ min: 0.1, max: 0.1 });
    expect(sold.before.low).toBeCloseTo(sharedKwh * 0.1 + (8760 - sharedKwh) * 0.0536, 2);
    expect(sold.after.low).toBeLessThan(sold.before.low);
    expect(given.after.high).toBeGreaterThan(given.before.high);
  });

  it("sells what is left at the price of his own contract, where its buyer takes it", () => {
    const beside = (takesSurplus: boolean) =>
      ownSale({
        ...asked,
        own: [{ plant: panels, price: null, buyBack: { price: 0.2, takesSurplus } }],
        acceptedKwh: 876,
      }).before.high;
    // The same kilowatt-hours are left: at 20 c€, and at 5.36 c€ where nobody said that his buyer takes them.
    expect(beside(true) / beside(false)).toBeCloseTo(0.2 / 0.0536, 6);
  });

  it("is the same where all is consumed all the same: 8,760 kWh at 10 to 12 c€", () => {
    const { before, after } = ownSale({ ...asked, acceptedKwh: 1_000_000 });
    expect(before.low).toBeCloseTo(876, 2);
    expect(before.high).toBeCloseTo(1051.2, 2);
    expect(after).toEqual(before);
  });

  it("is of all his plants together, beside the plants of others", () => {
    const own = [
      { plant: turbine, price },
      { plant: turbine, price: { min: 0.2, max: 0.2 } },
    ];
    const { before, after } = ownSale({ ...asked, own, others: [turbine], acceptedKwh: 876 });
    // Of three alike each sells 292 kWh: 29.20 + 58.40 = 87.60 €.
    expect(before.low).toBeCloseTo(87.6, 2);
    // Of four 219 each: 21.90 + 43.80 = 65.70 €.
    expect(after.low).toBeCloseTo(65.7, 2);
  });

  it("is before what he read when he published", () => {
    const project = { ...place, plants: [], acceptedKwh: 20_000 };
    const { earnsEur } = producerEstimate({ project, plant: turbine, price, membership: null, day });
    const { before } = ownSale({ ...asked, acceptedKwh: 20_000 });
    expect(before.low).toBeCloseTo(earnsEur.low, 6);
    expect(before.high).toBeCloseTo(earnsEur.high, 6);
  });

  it("says whether a surplus is counted: none is published over 100 kWc, nor for another kind of plant", () => {
    const isCounted = (plant: typeof panels | typeof turbine, powerKw = 10) =>
      ownSale({ ...asked, own: [{ plant: { ...plant, powerKw }, price }] }).isSurplusCounted;
    expect(isCounted(panels)).toBe(true);
    expect(isCounted(panels, 250)).toBe(false);
    expect(isCounted(turbine)).toBe(false);
  });
});
