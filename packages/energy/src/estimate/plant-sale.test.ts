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
    const plant = { ...turbine, type: "photovoltaic" } as const;
    const { signed: ofPanels } = plantSale({ ...asked, plant, contracts: [home(876, 0.1)] });
    // Of the 876 kWh of the day and the night he sells some, by day alone: less than 87.60 €.
    expect(ofPanels.localEur).toBeGreaterThan(0);
    expect(ofPanels.localEur).toBeLessThan(87.6);
    // What is not sold at 10 c€, of 8,760 kWh, sells at 5.36 c€.
    const surplusEur = (8760 - ofPanels.localEur / 0.1) * 0.0536;
    expect(ofPanels.surplusEur).toBeCloseTo(surplusEur, 2);
    expect(ofPanels.earnsEur).toBeCloseTo(ofPanels.localEur + surplusEur, 2);
  });

  it("pays the association's fee off it, once", () => {
    const { signed } = plantSale({ ...asked, membership: 20, contracts: [home(876, 0.085)] });
    // 74.46 − 20 = 54.46 €.
    expect(signed.earnsEur).toBeCloseTo(54.46, 2);
  });

  it("is never more than the plant makes: two that want all share it", () => {
    const { signed } = plantSale({ ...asked, contracts: [home(1_000_000, 0.08), home(1_000_000, 0.1)] });
    // 8,760 kWh, half at 8 c€ and half at 10 c€: 788.40 €.
    expect(signed.localEur).toBeCloseTo(788.4, 2);
    expect(signed.earnsEur).toBeCloseTo(788.4, 2);
  });

  it("is half where another plant alike offers as much", () => {
    const project = { ...asked.project, plants: [turbine] };
    const { signed } = plantSale({ ...asked, project, contracts: [home(876, 0.1)] });
    // 438 of the 876 kWh.
    expect(signed.localEur).toBeCloseTo(43.8, 2);
  });

  it("sells nothing to its seller's own buildings, which take from what is left as a surplus", () => {
    const plant = { ...turbine, type: "photovoltaic" } as const;
    const town = { kwh: 438, category: "business" } as const;
    const signedWith = (own: (typeof town)[]) =>
      plantSale({ ...asked, plant, own, contracts: [home(876, 0.1)] }).signed;
    const [alone, beside] = [signedWith([]), signedWith([town])];
    // 10 kWc give enough for both nearly all day: the home buys what it bought, and what the building takes is not sold at 5.36 c€.
    expect(beside.localEur).toBeLessThanOrEqual(alone.localEur);
    expect(beside.localEur).toBeGreaterThan(0.97 * alone.localEur);
    const lessKwh = ((alone.surplusEur ?? 0) - (beside.surplusEur ?? 0)) / 0.0536;
    expect(lessKwh).toBeGreaterThan(100);
    expect(lessKwh).toBeLessThan(438);
  });

  it("shares what is short between a contract and an own building in proportion to what they consume", () => {
    const own = [{ kwh: 1_000_000, category: "household" }] as const;
    const { signed } = plantSale({ ...asked, own, contracts: [home(1_000_000, 0.1)] });
    // Half of 8,760 kWh at 10 c€: 438 €.
    expect(signed.localEur).toBeCloseTo(438, 2);
  });

  it.each([
    // By day alone: something, and less than all that the home uses.
    ["over 100 kWc", { type: "photovoltaic", powerKw: 140 }, [1, 37.22]],
    // All 438 kWh at 8.5 c€: 37.23 €.
    ["of another kind of plant", { type: "other", powerKw: 10 }, [37.22, 37.24]],
  ] as const)("counts no surplus %s, whose price nobody publishes", (_, kind, [least, most]) => {
    const { signed } = plantSale({
      ...asked,
      plant: { ...turbine, ...kind },
      contracts: [home(438, 0.085)],
    });
    expect(signed.surplusEur).toBeNull();
    expect(signed.earnsEur).toBeCloseTo(signed.localEur, 6);
    expect(signed.localEur).toBeGreaterThan(least);
    expect(signed.localEur).toBeLessThan(most);
  });

  describe("beside those who have not signed", () => {
    const panels = { ...turbine, type: "photovoltaic" } as const;
    const office = { kwh: 4000, category: "business", price: 0.1 } as const;
    const beside = { ...asked, plant: panels, price: { min: 0.1, max: 0.1 }, contracts: [office] };
    const others = { price: { min: 0.1, max: 0.1 } };

    it.each([4400, 6000, 12_000])(
      "is never more than what all of today bring, who use %i kWh and pay as much",
      (acceptedKwh) => {
        const project = { ...asked.project, acceptedKwh };
        const { signed, todayEur } = plantSale({ ...beside, project, others });
        expect(todayEur?.low).toBeGreaterThan(signed.earnsEur);
        expect(todayEur?.high).toBeCloseTo(todayEur?.low ?? 0, 6);
      },
    );

    it.each([0, 0.2, 0.5, 0.9])(
      "is never more than what those bring whose contract is signed here, %s of the others, at one price",
      (signsHere) => {
        const project = { ...asked.project, acceptedKwh: 12_000 };
        const { signed, here, todayEur } = plantSale({ ...beside, project, others, signsHere });
        expect(here?.eur.low).toBeGreaterThanOrEqual(signed.earnsEur - 1e-6);
        expect(here?.eur.low).toBeLessThan(todayEur?.low ?? 0);
      },
    );

    it("is told before anybody has signed as after, and nowhere where all sign here", () => {
      const project = { ...asked.project, acceptedKwh: 12_000 };
      const { contracts: _, ...input } = { ...beside, project };
      const none = { ...input, contracts: [], others };
      expect(plantSale({ ...none, signsHere: 0.5 }).here).toEqual(
        producerEstimate({ ...input, signsHere: 0.5 }).here,
      );
      expect(plantSale({ ...none, signsHere: 1 }).here).toBeUndefined();
    });

    it("is what all of today bring once nobody else takes part", () => {
      const { signed, todayEur } = plantSale({ ...beside, project: { ...asked.project, acceptedKwh: 4100 } });
      expect(todayEur?.low).toBeCloseTo(signed.earnsEur, 4);
    });

    it("tells at which price they are counted, whose volumes add up to their sum", () => {
      const project = { ...asked.project, acceptedKwh: 12_000 };
      const contracts = [{ ...office, price: 0.12 }];
      const { mixed, todayEur, sharedKwh, producedKwh } = plantSale({
        ...beside,
        contracts,
        project,
        others,
      });
      const soldAt = mixed?.soldAt.min ?? 0;
      expect(soldAt).toBeGreaterThan(0.1);
      expect(soldAt).toBeLessThan(0.12);
      const worth = sharedKwh.low * soldAt + (producedKwh - sharedKwh.low) * 0.0536;
      expect(todayEur?.low).toBeCloseTo(worth, 4);
    });

    it("is at one price the very same price", () => {
      const project = { ...asked.project, acceptedKwh: 12_000 };
      expect(plantSale({ ...beside, project, others }).mixed?.soldAt).toEqual({ min: 0.1, max: 0.1 });
    });
  });

  it("tells beside it the same sums as before anybody signed", () => {
    const { signed, ...filled } = plantSale(asked);
    expect(signed.localEur).toBe(0);
    const { contracts: _, ...input } = asked;
    expect(filled).toEqual(producerEstimate(input));
  });
});
