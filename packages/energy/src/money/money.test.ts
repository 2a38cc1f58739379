import { describe, expect, it } from "vitest";
import { createGrid } from "../series/grid.ts";
import { networkOptionGain } from "./network-option.ts";
import { periodOfStep } from "./periods.ts";
import { producerRevenue } from "./producer.ts";
import {
  type Customer,
  energyWithoutVat,
  exemptionMayEnd,
  exemptionPerKwh,
  isExciseExempt,
  type LocalOffer,
  localPriceWithTax,
  participationPerYear,
  savingOf,
  savingPerKwh,
  savingPerKwhWithoutVat,
  savingVerdict,
  taxAssumptions,
} from "./saving.ts";
import { regulatedContract } from "./supply.ts";
import { surplusPrice, wholeSalePrice } from "./tables/buy-back.ts";
import { inForce } from "./tables/dated.ts";
import { excises } from "./tables/excises.ts";
import { regulatedTariffs } from "./tables/regulated-tariffs.ts";

const day = "2026-03-01";
const household = (price: number): Customer => ({
  contract: { kind: "base", price },
  connection: "upTo36",
});
const offer = (change: Partial<LocalOffer> = {}): LocalOffer => ({
  price: 0.1,
  vatRegime: "taxed",
  plantKw: 100,
  ...change,
});

const panels = (powerKw: number) => ({ type: "photovoltaic" as const, powerKw });

describe("tables", () => {
  it("give what is in force on a day", () => {
    const baseOn = (on: string) => inForce(regulatedTariffs, on).value.withTax.base;
    expect([baseOn("2025-01-31").upTo6, baseOn("2025-02-01").upTo6]).toEqual([0.2516, 0.2016]);
    expect([baseOn("2026-07-31"), baseOn("2026-08-01")]).toEqual([
      { upTo6: 0.194, upTo36: 0.1927 },
      { upTo6: 0.2001, upTo36: 0.1985 },
    ]);
    expect(() => baseOn("2020-01-01")).toThrow(RangeError);
  });

  it("know an excise by the power of the connection", () => {
    expect(inForce(excises, "2026-02-01").value).toEqual({ upTo36: 0.03085, over36: 0.02658 });
    expect(inForce(excises, "2025-07-31").value.over36).toBe(0.02623);
    expect(inForce(excises, "2025-08-01").value.over36).toBe(0.02579);
  });

  it("know what a surplus is bought for by the plant's power", () => {
    const pricesOf = (kw: number) => [
      surplusPrice(panels(kw), day).price,
      wholeSalePrice(panels(kw), day).price,
    ];
    expect(pricesOf(8.99)).toEqual([0.04, 0.04]);
    // 4.00 c€ below 9 kWc, 5.36 from 9 to 100: 9 itself is of the second.
    for (const kw of [9, 9.01]) expect(pricesOf(kw)).toEqual([0.0536, 0.0911]);
    expect(pricesOf(36)).toEqual([0.0536, 0.0911]);
    expect(pricesOf(100)).toEqual([0.0536, 0.0792]);
  });

  it("invent no price for a plant of over 100 kWc, whose buyer is found by tender", () => {
    expect([surplusPrice(panels(100.1), day).price, wholeSalePrice(panels(500), day).price]).toEqual([
      null,
      null,
    ]);
  });

  it("begin with the prices of 2024", () => {
    expect(regulatedTariffs[0]?.from).toBe("2024-02-01");
  });

  it("give to who does not know his own the prices of the day and of his power", () => {
    expect(regulatedContract("base", "2026-11-22")).toEqual({ kind: "base", price: 0.1359 });
    expect(regulatedContract("base", "2026-11-22", "upTo36")).toEqual({ kind: "base", price: 0.1346 });
    expect(regulatedContract("peak", day)).toEqual({ kind: "peak", peak: 0.1412, offPeak: 0.1007 });
  });

  it.each(
    regulatedTariffs.flatMap(({ from, value: { beforeTax, withTax } }) =>
      (
        [
          ["base, 3 to 6 kVA", beforeTax.base.upTo6, withTax.base.upTo6],
          ["base, 9 to 36 kVA", beforeTax.base.upTo36, withTax.base.upTo36],
          ["peak", beforeTax.peak, withTax.peak],
          ["off-peak", beforeTax.offPeak, withTax.offPeak],
        ] as const
      ).map(([option, before, withAll]) => [from, option, before, withAll] as const),
    ),
  )("agree with each other: %s %s, (%d + excise) × 1.2 is the published %d", (from, _, before, withAll) => {
    const excise = inForce(excises, from).value.upTo36;
    expect(Math.abs((before + excise) * 1.2 - withAll)).toBeLessThan(0.0001);
  });
});

describe("saving per local kWh", () => {
  it("is what the supplier and the State no longer take, less the local price", () => {
    // (0.1308 − 0.0484 + 0.03085) × 1.2 − 0.10 × 1.2 = 0.11325 × 1.2 − 0.12 = 0.0159
    expect(savingPerKwh(household(0.1308), offer(), day)[0]).toBeCloseTo(0.0159, 10);
  });

  it("is greater when the producer adds no VAT", () => {
    // 0.1359 − 0.10 = 0.0359
    expect(savingPerKwh(household(0.1308), offer({ vatRegime: "franchise" }), day)[0]).toBeCloseTo(
      0.0359,
      10,
    );
    expect(localPriceWithTax(offer({ vatRegime: "franchise" }))).toBe(0.1);
  });

  it("loses the excise from 1 MW, before the exemption and after it", () => {
    // (0.1308 − 0.0484) × 1.2 − 0.12 = −0.02112
    expect(savingPerKwh(household(0.1308), offer({ plantKw: 1000 }), day)[0]).toBeCloseTo(-0.02112, 10);
    expect([isExciseExempt(999, "2025-02-28"), isExciseExempt(999, "2025-03-01")]).toEqual([false, true]);
  });

  it("does not change by itself on the day when the exemption is said to end: both cases are told", () => {
    expect([isExciseExempt(999, "2026-12-31"), isExciseExempt(999, "2027-01-01")]).toEqual([true, true]);
    const saved = (on: string) => savingPerKwh(household(0.1308), offer(), on);
    expect(saved("2027-01-01")).toEqual(saved("2026-12-31"));
    // A year from 2 January 2026 on passes 1 January 2027, one from 1 January 2026 on does not.
    const may = (on: string, kw = 100) => exemptionMayEnd(kw, on);
    expect([may("2026-01-01"), may("2026-01-02"), may("2027-06-01")]).toEqual([false, true, true]);
    expect(may("2026-06-01", 1000)).toBe(false);
    // 0.03085 × 1.2 = 0.03702
    expect(exemptionPerKwh(household(0.1308), day)).toBeCloseTo(0.03702, 10);
    const text = taxAssumptions(household(0.13), 100, "2026-11-22").join(" ");
    for (const part of ["1er janvier 2027", "d’autres n’en donnent pas", "si elle s’arrêtait", "3,70"])
      expect(text).toContain(part);
  });

  it("goes by the power of the connection: over 36 kVA the excise is lower", () => {
    const big: Customer = { contract: { kind: "base", price: 0.1308 }, connection: "over36" };
    // (0.1308 − 0.0484 + 0.02658) × 1.2 − 0.12 = 0.010776
    expect(savingPerKwh(big, offer(), day)[0]).toBeCloseTo(0.010776, 10);
  });

  it("is less what taking part costs a year: 4.47 € × 1.2 since TURPE 7", () => {
    expect(participationPerYear(day)).toBeCloseTo(5.364, 10);
    expect(participationPerYear("2025-07-31")).toBe(0);
  });

  it("is negative for a household on the regulated tariff at 0.15 € with tax, and it is said", () => {
    // ceiling 0.1359 < 0.15: −0.0141 a kWh; 2,000 kWh a year: −28 €
    const perKwh = savingPerKwh(household(0.1308), offer({ price: 0.15, vatRegime: "franchise" }), day);
    expect(perKwh[0]).toBeCloseTo(-0.0141, 10);
    const verdict = savingVerdict(savingOf(perKwh, [2_000_000]));
    expect(verdict).toContain("ne vous ferait pas économiser");
    expect(verdict).toContain("28");
  });

  it("counts each period of the tariff at its own price", () => {
    const contract = { kind: "peak", peak: 0.1412, offPeak: 0.1007 } as const;
    const perKwh = savingPerKwh({ contract, connection: "upTo36" }, offer(), day);
    // peak: (0.1412 − 0.0494 + 0.03085) × 1.2 − 0.12 = 0.02718; off-peak: (0.1007 − 0.035 + 0.03085) × 1.2 − 0.12
    // = −0.00414; 1,000 kWh and 500 kWh: 27.18 − 2.07 = 25.11 €
    expect(savingOf(perKwh, [1_000_000, 500_000])).toBeCloseTo(25.11, 6);
  });

  it("says when it changes nothing, and when it saves", () => {
    expect(savingVerdict(0)).toContain("ne vous ferait pas économiser");
    expect(savingVerdict(0.2)).toContain("presque rien");
    expect(savingVerdict(120)).toMatch(/économiser environ 120\s€ par an/u);
  });

  it("comes with its assumptions: network, excise and its end, VAT, and where they come from", () => {
    const text = taxAssumptions(household(0.13), 100, day).join(" ");
    for (const part of ["acheminement", "5,36", "L312-79", "TVA de 20"]) expect(text).toContain(part);
    const big = taxAssumptions(household(0.13), 2000, day).join(" ");
    expect(big).toContain("L’accise reste due");
  });
});

const twoPrices: Customer = {
  contract: { kind: "peak", peak: 0.1412, offPeak: 0.1007 },
  connection: "upTo36",
};

describe("the network's option of operations behind one substation", () => {
  it("takes off local energy what it adds a little to the rest", () => {
    // 1,000 kWh of local energy by summer days: 1,000 × (0.0166 − 0.0076) = 9.00; 3,000 kWh of winter days from the
    // supplier: 3,000 × (0.0749 − 0.0752) = −0.90; 8.10 × 1.2 = 9.72 €
    const gain = networkOptionGain(household(0.13), [1e6, 0, 0, 0], [1e6, 0, 3e6, 0], day);
    expect(gain).toBeCloseTo(9.72, 9);
    // Medium use: 1,000 × (0.0161 − 0.0075) − 3,000 × 0.0004 = 7.40; × 1.2 = 8.88 €
    expect(networkOptionGain(twoPrices, [1e6, 0, 0, 0], [1e6, 0, 3e6, 0], day)).toBeCloseTo(8.88, 9);
  });

  it("is not open to a connection of more than 36 kVA, whose formulas are others", () => {
    const large = { ...household(0.13), connection: "over36" } as const;
    expect(networkOptionGain(large, [1e6, 0, 0, 0], [1e6, 0, 0, 0], day)).toBeNull();
  });

  it("costs who receives nothing, and was not there before TURPE 7", () => {
    expect(networkOptionGain(household(0.13), [0, 0, 0, 0], [1e6, 1e6, 1e6, 1e6], day)).toBeLessThan(0);
    expect(networkOptionGain(household(0.13), [0, 0, 0, 0], [1e6, 0, 0, 0], "2025-07-31")).toBeNull();
  });
});

describe("tariff periods", () => {
  const everyDay = (...windows: { start: number; end: number }[]) => ({ summer: windows, winter: windows });

  it("follow the local clock, off-peak hours that pass midnight included", () => {
    // 2025-07-01, 0 h local = 2025-06-30 22:00 UTC; off-peak from 20 h to 8 h: hours 0 to 7 and 20 to 23 are 1
    const grid = createGrid(Date.UTC(2025, 5, 30, 22), 60, 24);
    const periods = periodOfStep(grid, "peak", everyDay({ start: 20 * 60, end: 8 * 60 }));
    expect(
      [...periods].map((period, hour) => (period === 1 ? hour : -1)).filter((hour) => hour >= 0),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 20, 21, 22, 23]);
  });

  it("are several a day, and not the same in both seasons", () => {
    const hours = {
      summer: [
        { start: 2 * 60, end: 7 * 60 },
        { start: 13 * 60, end: 16 * 60 },
      ],
      winter: [{ start: 23 * 60, end: 7 * 60 }],
    };
    const offPeakOf = (from: number) => {
      const periods = periodOfStep(createGrid(from, 60, 24), "peak", hours);
      return [...periods].flatMap((period, hour) => (period === 1 ? [hour] : []));
    };
    expect(offPeakOf(Date.UTC(2025, 5, 30, 22))).toEqual([2, 3, 4, 5, 6, 13, 14, 15]);
    expect(offPeakOf(Date.UTC(2025, 0, 9, 23))).toEqual([0, 1, 2, 3, 4, 5, 6, 23]);
  });

  it("tell winter from summer", () => {
    const noon = (month: number) => createGrid(Date.UTC(2025, month, 10, 12), 60, 1);
    const at = (month: number) =>
      periodOfStep(noon(month), "seasonal", everyDay({ start: 22 * 60, end: 6 * 60 }))[0];
    expect([at(0), at(2), at(3), at(9), at(10)]).toEqual([2, 2, 0, 0, 2]);
  });
});

it("a producer's revenue: local sale and surplus, against selling everything", () => {
  // 60 MWh at 0.12 = 7,200; 40 MWh at 0.05 = 2,000; selling 100 MWh at 0.08 = 8,000
  const sales = {
    shared: 60e6,
    surplus: 40e6,
    localPrice: 0.12,
    surplusPrice: 0.05,
    fullSalePrice: 0.08,
  };
  expect(producerRevenue(sales)).toEqual({ local: 7200, surplus: 2000, total: 9200, sellingAll: 8000 });
  // A price that is not known is no price of nothing: it is told apart, and counted nowhere.
  expect(producerRevenue({ ...sales, surplusPrice: null, fullSalePrice: null })).toEqual({
    local: 7200,
    surplus: null,
    total: 7200,
    sellingAll: null,
  });
});

it.each([
  // 1,000 kWh save 300 € without VAT and cost 100 €: with VAT 360 − 120 € of a taxed seller, 360 − 100 € of another.
  ["taxed", 240],
  ["franchise", 260],
  // Half of it taxed: 360 − 110 €.
  [0.5, 250],
] as const)("a business that buys of a seller who is %s saves 200 € without VAT", (vatRegime, energyEur) => {
  expect(energyWithoutVat({ energyEur, sharedKwh: 1000, price: 0.1, vatRegime })).toBeCloseTo(200, 9);
  const offer = { price: 0.1, vatRegime, plantKw: 10 };
  const year = { energyEur: savingPerKwh(household(0.25), offer, day)[0]! * 1000, sharedKwh: 1000, ...offer };
  expect(energyWithoutVat(year)).toBeCloseTo(
    savingPerKwhWithoutVat(household(0.25), offer, day)[0]! * 1000,
    9,
  );
});
