import { describe, expect, it } from "vitest";
import { createGrid } from "../series/grid.ts";
import { periodOfStep } from "./periods.ts";
import { producerRevenue } from "./producer.ts";
import {
  type Customer,
  isExciseExempt,
  type LocalOffer,
  localPriceWithTax,
  savingAssumptions,
  savingOf,
  savingPerKwh,
  savingVerdict,
} from "./saving.ts";
import { regulatedContract } from "./supply.ts";
import { excises, inForce, regulatedTariffs } from "./tables.ts";

const day = "2026-03-01";
const household = (price: number): Customer => ({ contract: { kind: "base", price }, category: "household" });
const offer = (change: Partial<LocalOffer> = {}): LocalOffer => ({
  price: 0.1,
  vatRegime: "taxed",
  plantKw: 100,
  ...change,
});

describe("tables", () => {
  it("give what is in force on a day", () => {
    expect(inForce(regulatedTariffs, "2025-01-31").value.base).toBe(0.2516);
    expect(inForce(regulatedTariffs, "2025-02-01").value.base).toBe(0.2016);
    expect(inForce(excises, "2026-06-01").value.household).toBe(0.03035);
    expect(() => inForce(regulatedTariffs, "2020-01-01")).toThrow(RangeError);
  });

  it("begin with the prices of 2024", () => {
    expect(regulatedTariffs[0]).toMatchObject({
      from: "2024-02-01",
      value: { base: 0.2516, peak: 0.27, offPeak: 0.2068 },
    });
  });

  it("give to who does not know his own the prices of the day, not those of 2024", () => {
    const priceOn = (on: string) => {
      const contract = regulatedContract("base", on);
      return contract.kind === "base" ? contract.price : undefined;
    };
    expect(priceOn("2024-06-01")).toBeCloseTo(
      0.2516 / 1.2 - inForce(excises, "2024-06-01").value.household,
      10,
    );
    expect(priceOn(day)).toBeCloseTo(
      inForce(regulatedTariffs, day).value.base / 1.2 - inForce(excises, day).value.household,
      10,
    );
    expect(priceOn(day)).toBeLessThan(priceOn("2024-06-01") ?? 0);
  });

  it("give the regulated price before tax close to the published one", () => {
    // 0.1940 / 1.2 − 0.03035 = 0.13132; published: 0.1308
    const contract = regulatedContract("base", day);
    expect(contract.kind === "base" && contract.price).toBeCloseTo(0.1308, 2);
  });
});

describe("saving per local kWh", () => {
  it("is what the supplier and the State no longer take, less the local price", () => {
    // (0.1308 − 0.048 + 0.03035) × 1.2 − 0.10 × 1.2 = 0.11315 × 1.2 − 0.12 = 0.01578
    expect(savingPerKwh(household(0.1308), offer(), day)[0]).toBeCloseTo(0.01578, 10);
  });

  it("is greater when the producer adds no VAT", () => {
    // 0.13578 − 0.10 = 0.03578
    expect(savingPerKwh(household(0.1308), offer({ vatRegime: "franchise" }), day)[0]).toBeCloseTo(
      0.03578,
      10,
    );
    expect(localPriceWithTax(offer({ vatRegime: "franchise" }))).toBe(0.1);
  });

  it("loses the excise from 1 MW, before the exemption and after it", () => {
    // (0.1308 − 0.048) × 1.2 − 0.12 = −0.02064
    expect(savingPerKwh(household(0.1308), offer({ plantKw: 1000 }), day)[0]).toBeCloseTo(-0.02064, 10);
    expect([isExciseExempt(999, "2025-02-28"), isExciseExempt(999, "2025-03-01")]).toEqual([false, true]);
    expect([isExciseExempt(999, "2026-12-31"), isExciseExempt(999, "2027-01-01")]).toEqual([true, false]);
  });

  it("is negative for a household on the regulated tariff at 0.15 € with tax, and it is said", () => {
    // ceiling 0.13578 < 0.15: −0.01422 a kWh; 2,000 kWh a year: −28 €
    const perKwh = savingPerKwh(household(0.1308), offer({ price: 0.15, vatRegime: "franchise" }), day);
    expect(perKwh[0]).toBeCloseTo(-0.01422, 10);
    const verdict = savingVerdict(savingOf(perKwh, [2_000_000]));
    expect(verdict).toContain("ne vous ferait pas économiser");
    expect(verdict).toContain("28");
  });

  it("counts each period of the tariff at its own price", () => {
    const contract = { kind: "peak", peak: 0.1412, offPeak: 0.1007 } as const;
    const perKwh = savingPerKwh({ contract, category: "household" }, offer(), day);
    // peak: (0.1412 − 0.048 + 0.03035) × 1.2 − 0.12 = 0.02826; off-peak: (0.1007 − 0.033 + 0.03035) × 1.2 − 0.12
    // = −0.00234; 1,000 kWh and 500 kWh: 28.26 − 1.17 = 27.09 €
    expect(savingOf(perKwh, [1_000_000, 500_000])).toBeCloseTo(27.09, 6);
  });

  it("says when it changes nothing, and when it saves", () => {
    expect(savingVerdict(0)).toContain("presque rien");
    expect(savingVerdict(120)).toMatch(/économiser environ 120\s€ par an/u);
  });

  it("comes with its assumptions: network, excise and its end, VAT, and where they come from", () => {
    const text = savingAssumptions(household(0.13), offer(), day).join(" ");
    for (const part of ["10,00", "acheminement", "1 janvier 2027", "L312-79", "TVA de 20"])
      expect(text).toContain(part);
    const big = savingAssumptions(household(0.13), offer({ plantKw: 2000 }), day).join(" ");
    expect(big).toContain("L’accise reste due");
  });
});

describe("tariff periods", () => {
  it("follow the local clock, peak hours that pass midnight included", () => {
    // 2025-07-01, 0 h local = 2025-06-30 22:00 UTC; peak from 20 h to 8 h: hours 0 to 7 and 20 to 23 are 0
    const grid = createGrid(Date.UTC(2025, 5, 30, 22), 60, 24);
    const periods = periodOfStep(grid, "peak", { start: 20 * 60, end: 8 * 60 });
    expect(
      [...periods].map((period, hour) => (period === 0 ? hour : -1)).filter((hour) => hour >= 0),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 20, 21, 22, 23]);
  });

  it("tell winter from summer", () => {
    const noon = (month: number) => createGrid(Date.UTC(2025, month, 10, 12), 60, 1);
    const at = (month: number) => periodOfStep(noon(month), "seasonal", { start: 6 * 60, end: 22 * 60 })[0];
    expect([at(0), at(2), at(3), at(9), at(10)]).toEqual([2, 2, 0, 0, 2]);
  });
});

it("a producer's revenue: local sale and surplus, against selling everything", () => {
  // 60 MWh at 0.12 = 7,200; 40 MWh at 0.05 = 2,000; selling 100 MWh at 0.08 = 8,000: 1,200 more
  const revenue = producerRevenue({
    shared: 60e6,
    surplus: 40e6,
    localPrice: 0.12,
    surplusPrice: 0.05,
    fullSalePrice: 0.08,
  });
  expect(revenue).toEqual({ local: 7200, surplus: 2000, total: 9200, sellingAll: 8000, gain: 1200 });
});
