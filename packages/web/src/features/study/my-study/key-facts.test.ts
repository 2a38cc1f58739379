import { describe, expect, it } from "vitest";
import { areAlike, factsOf, type KeyResult } from "./key-facts.ts";

const result: KeyResult = {
  key: "static",
  method: "Parts fixes",
  sharedKwh: 12_000,
  surplusKwh: 3000,
  selfConsumptionRate: 0.8,
  selfProductionRate: 0.3,
  totalSavingEur: 412.4,
  smallestSavingEur: 30.2,
  producerRevenueEur: 1500,
  inequality: 0.1,
};

describe("what the keys give", () => {
  it("is compared only where something that is read differs", () => {
    const other: KeyResult = { ...result, key: "dynamic-simple", totalSavingEur: 412.3 };
    expect(areAlike([result, other])).toBe(true);
    expect(areAlike([result, { ...other, totalSavingEur: 500 }])).toBe(false);
    expect(factsOf(result, false)).toHaveLength(5);
  });

  it("tells the sums that the study's own page tells, as their rows add up", () => {
    const told = new Map(
      factsOf({ ...result, wholeSavingEur: -683, totalSavingEur: -683.6, wholeRevenueEur: 1501 }, false),
    );
    expect(told.get("Économies de tous, TTC")).toBe("\u2212683\u00a0€");
    expect(told.get("Recettes de la production, HT")).toBe("1\u202f501\u00a0€");
  });

  it("tells the smallest sum as who has it reads it, without VAT for a business", () => {
    const smallest = (one: KeyResult) => new Map(factsOf(one, false)).get("Le moins favorisé");
    expect(smallest({ ...result, smallestOwn: { savingEur: -3.2, isWithoutVat: true } })).toMatch(
      /3\s€\sHT$/u,
    );
    expect(smallest({ ...result, smallestOwn: { savingEur: 30.2, isWithoutVat: false } })).toBe(
      "30\u00a0€\u00a0TTC",
    );
    expect(smallest(result)).toBe("30\u00a0€\u00a0TTC");
  });
});
