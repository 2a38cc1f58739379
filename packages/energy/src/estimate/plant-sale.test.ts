import { describe, expect, it } from "vitest";
import { type PlantSaleInput, plantSale } from "./plant-sale.ts";
import { producerEstimate } from "./producer.ts";

const place = { latitude: 48.25, longitude: -1.83 };
// Flat all year, so that its sums can be worked by hand: 8,760 kWh are 1 kWh each hour.
const turbine = { ...place, type: "other", powerKw: 10, annualKwh: 8760 } as const;
const asked: PlantSaleInput = {
  project: { ...place, plants: [], acceptedKwh: 0 },
  plant: turbine,
  price: { min: 0.07, max: 0.1 },
  membership: null,
  day: "2026-11-24",
  contracts: [],
};
const home = (kwh: number, price: number) => ({ kwh, category: "household", price }) as const;

describe("what the signed contracts of a plant bring", () => {
  it("is each contract's energy at its own price, and the rest as a surplus", () => {
    const { signed } = plantSale({ ...asked, contracts: [home(876, 0.085), home(438, 0.1)] });
    // So little is all taken: 876 × 0.085 + 438 × 0.10 = 74.46 + 43.80 = 118.26 €.
    expect(signed.localEur).toBeCloseTo(118.26, 2);
    // 8,760 − 1,314 = 7,446 kWh at 5.36 c€ = 399.11 €.
    expect(signed.surplusEur).toBeCloseTo(399.11, 2);
    expect(signed.earnsEur).toBeCloseTo(517.37, 2);
  });

  it("pays the association's fee off it, once", () => {
    const { signed } = plantSale({ ...asked, membership: 20, contracts: [home(876, 0.085)] });
    // 74.46 + 7,884 × 0.0536 − 20 = 74.46 + 422.58 − 20 = 477.04 €.
    expect(signed.earnsEur).toBeCloseTo(477.04, 2);
  });

  it("is never more than the plant makes: two that want all share it", () => {
    const { signed } = plantSale({ ...asked, contracts: [home(1_000_000, 0.08), home(1_000_000, 0.1)] });
    // 8,760 kWh, half at 8 c€ and half at 10 c€: 788.40 €.
    expect(signed.localEur).toBeCloseTo(788.4, 2);
    expect(signed.surplusEur).toBeCloseTo(0, 6);
  });

  it("is half where another plant alike offers as much", () => {
    const project = { ...asked.project, plants: [turbine] };
    const { signed } = plantSale({ ...asked, project, contracts: [home(876, 0.1)] });
    // 438 of the 876 kWh.
    expect(signed.localEur).toBeCloseTo(43.8, 2);
  });

  it("counts no surplus over 100 kWc, whose price nobody publishes", () => {
    const { signed } = plantSale({
      ...asked,
      plant: { ...turbine, powerKw: 140 },
      contracts: [home(876, 0.085)],
    });
    expect(signed.surplusEur).toBeNull();
    expect(signed.earnsEur).toBeCloseTo(74.46, 2);
  });

  it("tells beside it the same sums as before anybody signed", () => {
    const { signed, ...filled } = plantSale(asked);
    expect(signed.localEur).toBe(0);
    const { contracts: _, ...input } = asked;
    expect(filled).toEqual(producerEstimate(input));
  });
});
