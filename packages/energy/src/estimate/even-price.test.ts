import * as fc from "fast-check";
import { expect, it } from "vitest";
import { evenPrice } from "./even-price.ts";
import { producerEstimate } from "./producer.ts";

it("is what shared energy has to pay so that a full project brings what selling all does", () => {
  // 100 kWc make 114 400 kWh; a full project takes 103 200, and 11 200 are left. All at 7.92 c€ bring 9 060.48 €; the
  // rest at 5.36 c€ brings 600.32 €: 8 460.16 € have to come from 103 200 kWh, 8.1978 c€ each.
  const sums = { producedKwh: 114_400, sharedKwh: { low: 26_500, high: 103_200 }, surplusPrice: 0.0536 };
  const sellingAllEur = 114_400 * 0.0792;
  expect(evenPrice({ ...sums, sellingAllEur, membershipEur: null })).toBeCloseTo(0.081978, 6);
  // 120 € of membership more: 8 580.16 € from the same, 8.3141 c€.
  expect(evenPrice({ ...sums, sellingAllEur, membershipEur: 120 })).toBeCloseTo(0.083141, 6);
});

it("is not known where the surplus or all has no price, or nothing is shared", () => {
  const sums = { producedKwh: 1000, sharedKwh: { low: 0, high: 500 }, membershipEur: null };
  expect(evenPrice({ ...sums, sellingAllEur: null, surplusPrice: 0.05 })).toBeNull();
  expect(evenPrice({ ...sums, sellingAllEur: 80, surplusPrice: null })).toBeNull();
  expect(
    evenPrice({ ...sums, sharedKwh: { low: 0, high: 0 }, sellingAllEur: 80, surplusPrice: 0.05 }),
  ).toBeNull();
});

it("brings a full project as much as selling all, when it is asked as the price", () => {
  const place = { latitude: 48.25, longitude: -1.83 };
  const input = {
    project: { ...place, plants: [], acceptedKwh: 0 },
    plant: { ...place, type: "photovoltaic" as const, powerKw: 36, annualKwh: 41_000 },
    membership: 50,
    day: "2026-11-28",
  };
  const asked = producerEstimate({ ...input, price: { min: 0.1, max: 0.1 } });
  const even = evenPrice(asked)!;
  const sold = producerEstimate({ ...input, price: { min: even, max: even } });
  expect(sold.fullEur.high).toBeCloseTo(sold.sellingAllEur!, 6);
});

it("is where the two sums meet, whoever has accepted another price and whatever his own buildings take; above it sharing earns more", () => {
  const place = { latitude: 48.25, longitude: -1.83 };
  fc.assert(
    fc.property(
      fc.record({
        accepted: fc.option(
          fc.record({
            kwh: fc.integer({ min: 500, max: 20_000 }),
            at: fc.double({ min: 0.05, max: 0.1, noNaN: true }),
          }),
        ),
        ownKwh: fc.integer({ min: 0, max: 15_000 }),
        tariff: fc.double({ min: 0.08, max: 0.14, noNaN: true }),
        membership: fc.option(fc.integer({ min: 0, max: 200 })),
      }),
      ({ accepted, ownKwh, tariff, membership }) => {
        const sumAt = (asked: number) =>
          producerEstimate({
            project: { ...place, plants: [], acceptedKwh: accepted?.kwh ?? 0 },
            plant: { ...place, type: "photovoltaic" as const, powerKw: 36, annualKwh: 41_000 },
            own: ownKwh > 0 ? [{ kwh: ownKwh, category: "business" as const }] : [],
            price: { min: accepted?.at ?? asked, max: accepted?.at ?? asked },
            comingPrice: { min: asked, max: asked },
            buyBack: { price: tariff, takesSurplus: false },
            membership,
            day: "2026-11-28",
          });
        const even = evenPrice(sumAt(0.1), accepted?.at ?? null);
        if (even === null) return;
        const { fullEur, sellingAllEur } = sumAt(even);
        expect(fullEur.high).toBeCloseTo(sellingAllEur ?? 0, 2);
        expect(sumAt(even + 0.001).fullEur.low).toBeGreaterThan(sellingAllEur ?? Infinity);
      },
    ),
    { numRuns: 12 },
  );
});
