import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateFigures } from "./figures.ts";
import { prepareHome } from "./prepared-home.ts";
import { type PlaceAlone, savedTogether, takesMoreThanAll } from "./together.ts";

const alone = (low: number, high: number, share: number, ownCostsEur = 10): PlaceAlone => ({
  ownEur: { low, high },
  ownCostsEur,
  productionShare: { low: share / 2, high: share },
});

describe("places behind one production", () => {
  it("save together what each saves alone while there is enough for all", () => {
    expect(savedTogether([alone(20, 90, 0.5), alone(-4, 30, 0.5)])).toEqual({ low: 16, high: 120 });
    expect(takesMoreThanAll([alone(20, 90, 0.5), alone(-4, 30, 0.5)])).toBe(false);
  });

  // Each would take 80 % of the best year: 160 % of it. 110 € off both bills become 110 × 1/1.6 = 68.75, less 20 of costs.
  it("share what there is where they would take more, and pay all their costs", () => {
    const places = [alone(10, 45, 0.8), alone(10, 45, 0.8)];
    expect(takesMoreThanAll(places)).toBe(true);
    const { low, high } = savedTogether(places);
    expect(low).toBe(20);
    expect(high).toBeCloseTo(48.75, 9);
  });

  it("gain nothing from taking less of an energy that saves nothing", () => {
    expect(savedTogether([alone(-90, -40, 0.9), alone(-90, -40, 0.9)])).toEqual({ low: -180, high: -80 });
  });

  it("never save more than each alone added up, nor less than their costs where each saves", () => {
    const place = fc.record({
      low: fc.double({ min: -50, max: 500, noNaN: true }),
      more: fc.double({ min: 0, max: 500, noNaN: true }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      cost: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (drawn) => {
        const places = drawn.map(({ low, more, share, cost }) => alone(low, low + more, share, cost));
        const { low, high } = savedTogether(places);
        const sum = (of: (place: PlaceAlone) => number) => places.reduce((all, one) => all + of(one), 0);
        expect(low).toBeLessThanOrEqual(high);
        expect(high).toBeLessThanOrEqual(sum(({ ownEur }) => ownEur.high) + 1e-9);
        expect(high).toBeGreaterThanOrEqual(
          sum(({ ownEur, ownCostsEur }) => Math.min(ownEur.high, -ownCostsEur)) - 1e-9,
        );
      }),
    );
  });
});

const school = { category: "business", connection: "upTo36", contract: null, regulated: null } as const;
const place = (annualKwh: number) =>
  prepareHome(
    { ...school, annualKwh, offPeakHours: { summer: [], winter: [] }, reclaimsVat: false },
    "2026-11-26",
  );
const roof = (acceptedKwh: number) =>
  ({
    latitude: 48.2,
    longitude: -1.8,
    plants: [{ type: "photovoltaic", powerKw: 36, annualKwh: 0 }],
    acceptedKwh,
    price: { min: 0.1, max: 0.1 },
    vatRegime: "taxed",
    fees: { membership: 20, entrance: 0, subscription: 0 },
    isBehindOneSubstation: false,
  }) as const;
const figuresOf = (annualKwh: number, acceptedKwh: number) => {
  const { savingEur: ownEur, ...rest } = estimateFigures(place(annualKwh), roof(acceptedKwh));
  return { ...rest, ownEur };
};

// 36 kWc give some 41 MWh: two schools of 60 MWh would each take 60 % of a bright year's; each with the other beside it takes a half.
it("comes near to what the engine says of two large places, each with the other among the rest", () => {
  const [one] = [figuresOf(60_000, 0)];
  const beside = figuresOf(60_000, 60_000);
  const { high } = savedTogether([one, one]);
  expect(one.productionShare.high).toBeGreaterThan(0.5);
  expect(Math.abs(high - 2 * beside.ownEur.high)).toBeLessThan(0.05 * high);
  expect(high).toBeLessThan(2 * one.ownEur.high - 100);
});

it("bounds what ten such places are told by what the roof gives", () => {
  const one = figuresOf(60_000, 0);
  const { high } = savedTogether(Array.from({ length: 10 }, () => one));
  const perKwh = (one.ownEur.high + one.ownCostsEur) / one.sharedKwh.high;
  expect(high).toBeCloseTo(
    (perKwh * one.sharedKwh.high) / one.productionShare.high - 10 * one.ownCostsEur,
    6,
  );
});
