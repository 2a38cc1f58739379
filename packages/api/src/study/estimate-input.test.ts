import type { Contract, WorkingHours } from "@mec/domain/point";
import { toHt } from "@mec/domain/shared";
import { estimate, regulatedContract } from "@mec/energy";
import { describe, expect, it } from "vitest";
import type { EstimateBasis } from "./estimate-answer.ts";
import { categoryOf, supplyOf, toEstimateHome, toEstimateInput } from "./estimate-input.ts";

const day = "2026-08-15";
const offerAt = (basePrice: number): Contract => ({ type: "other", tarification: "base", basePrice });
const basis: EstimateBasis = {
  latitude: 45.76,
  longitude: 4.84,
  production: [{ productionType: "photovoltaic", powerKwc: 100, annualKwh: 100_000 }],
  pledgedShare: 0.6,
  numberOfConsumers: 12,
  price: { min: 0.08, max: 0.1 },
  fees: { membership: 0, entrance: 0, subscription: 0 },
  vatRegime: "standard",
  isBehindOneSubstation: false,
  repartitionKey: "dynamic-per-default",
};

describe("the regulated tariff", () => {
  const contract: Contract = { type: "TRV", tarification: "base", basePrice: 0.2 };
  const homeWith = (change: Partial<Contract>, consumerType: "individual" | "professional" = "individual") =>
    toEstimateHome(
      { yearlyConsumption: 4500, contract: { ...contract, ...change }, consumerType },
      "2026-11-24",
    );

  it("is counted at the list of the power that was told, else the usual one", () => {
    // August 2026, before tax: 0.1359 € from 3 to 6 kVA, 0.1346 € from 9 to 36 kVA.
    expect(homeWith({})).toMatchObject({ contract: { price: 0.1359 }, regulated: { power: null } });
    expect(homeWith({ subscribedPower: "upTo36" })).toMatchObject({
      contract: { price: 0.1346 },
      regulated: { power: "upTo36" },
    });
    expect(homeWith({}, "professional")).toMatchObject({ contract: { price: 0.1346 } });
    expect(homeWith({ subscribedPower: "upTo6" }, "professional")).toMatchObject({
      contract: { price: 0.1359 },
    });
  });

  it("is told from an offer, whose prices are its own", () => {
    expect(homeWith({ type: "other" }).regulated).toBeNull();
  });
});

describe("the hours of a person", () => {
  const of = (consumerType: "individual" | "professional", workingHours?: WorkingHours | null) => {
    const home = { yearlyConsumption: 4500, contract: null, consumerType, workingHours };
    const { category, isDaySupposed } = toEstimateHome(home, day);
    expect(categoryOf(home)).toBe(category);
    return [category, isDaySupposed];
  };

  it("are a business's own, and by day as long as it does not tell them, which is supposed", () => {
    expect(of("professional", "early")).toEqual(["early-business", false]);
    expect(of("professional", "morning")).toEqual(["morning-business", false]);
    expect(of("professional", "evening")).toEqual(["evening-business", false]);
    expect(of("professional", "night")).toEqual(["night-business", false]);
    expect(of("professional", "always")).toEqual(["constant-business", false]);
    expect(of("professional", "term")).toEqual(["school", false]);
    expect(of("professional", "day")).toEqual(["business", false]);
    expect(of("professional", null)).toEqual(["business", true]);
    expect(of("professional")).toEqual(["business", true]);
  });

  it("are a home's for an individual, whatever is kept with him", () => {
    expect(of("individual", "early")).toEqual(["household", false]);
    expect(of("individual")).toEqual(["household", false]);
  });

  it("and what heats his home count for his year, as the mean of all homes where he did not say it", () => {
    const heatedBy = (consumerType: "individual" | "professional", electricHeating?: boolean | null) =>
      categoryOf({ consumerType, electricHeating });
    expect(heatedBy("individual", true)).toBe("heated-home");
    expect(heatedBy("individual", false)).toBe("unheated-home");
    expect(heatedBy("individual", null)).toBe("household");
    expect(heatedBy("professional", true)).toBe("business");
  });
});

describe("the prices of a person's offer", () => {
  // Regulated, 15 August 2026, up to 6 kVA: (HT + excise 0.03085) × 1.2 with all taxes, as the bill says it.
  const regulated = regulatedContract("base", day);
  const withAllTaxes = regulated.kind === "base" ? (regulated.price + 0.03085) * 1.2 : 0;

  it("hold the excise when an individual reads them with all taxes: the regulated price as an offer saves as much", () => {
    const home = { yearlyConsumption: 4500, consumerType: "individual" } as const;
    const savingWith = (contract: Contract | null) =>
      estimate(toEstimateInput(basis, { ...home, contract }, day)).savingEur;
    const { low, high } = savingWith(offerAt(toHt(withAllTaxes)));
    expect(low).toBeCloseTo(savingWith(null).low, 1);
    expect(high).toBeCloseTo(savingWith(null).high, 1);
  });

  it("hold none when a professional reads them without tax", () => {
    const shop = { consumerType: "professional", segment: "C5" } as const;
    expect(supplyOf(offerAt(0.14), shop, day)).toEqual({ kind: "base", price: 0.14 });
  });

  it("go down by the excise of the connection's power", () => {
    const home = (segment: "C4" | "C5") => ({ consumerType: "individual", segment }) as const;
    expect(supplyOf(offerAt(0.2), home("C5"), day)).toEqual({ kind: "base", price: 0.2 - 0.03085 });
    expect(supplyOf(offerAt(0.2), home("C4"), day)).toEqual({ kind: "base", price: 0.2 - 0.02658 });
  });
});

describe("the sum of a town hall, which gets no VAT back", () => {
  const of = (reclaimsVat?: boolean) => {
    const home = {
      yearlyConsumption: 30_000,
      contract: null,
      consumerType: "professional",
      reclaimsVat,
    } as const;
    return estimate(toEstimateInput(basis, home, day));
  };

  it("is the one with VAT, in its verdict and its other case, and says so", () => {
    const [untold, townHall] = [of(), of(false)];
    expect(untold.savingWithoutVatEur).not.toBeNull();
    expect(townHall).toMatchObject({
      savingWithoutVatEur: null,
      costsWithoutVat: null,
      isVatCounted: true,
      savingEur: untold.savingEur,
    });
    expect(townHall.verdict).toMatch(/€\sTTC/u);
    expect(townHall.caution).toMatch(/€\sTTC/u);
    expect(townHall.withoutExemptionEur?.low).not.toBeCloseTo(Number(untold.withoutExemptionEur?.low), 0);
  });

  it("is a company's again as soon as it says that it does", () => {
    expect(of(true)).toEqual(of());
    expect(of(true).isVatCounted).toBe(false);
  });
});
