import { emptySalesTerms, salesTermsSchema } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import {
  bothTaxesText,
  rereadAs,
  type SalesForm,
  salesFormSchema,
  termsOf,
  termsToForm,
} from "./sales-form.ts";
import { differingTerms, saidOfPlants, unsaidTerms } from "./unsaid.ts";

const whole = salesTermsSchema.parse({
  name: "Contrat commun",
  durationYears: 5,
  startDate: "2027-01-01",
  price: 0.125,
  vatRegime: "standard",
  indexation: "fixed",
  indexationRate: 1.5,
  subscription: 12,
  billingFrequency: "quarterly",
  billingMeans: "transfer",
  paymentDays: 30,
  tacitRenewal: true,
  noticeMonths: 2,
  closingInvoiceMonths: 1,
  penaltyRate: 10,
  penaltyKwh: 1200,
  energyKind: "photovoltaic",
  power: 36.5,
  installationDate: "2025-06-01",
  purchaseContract: false,
});
const form = (change: Partial<SalesForm>, as: SalesForm["pricesAs"] = "professional"): SalesForm => ({
  ...termsToForm(whole, as),
  ...change,
});
const faults = (typed: SalesForm) =>
  salesFormSchema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("the terms of sale", () => {
  it.each([
    ["said whole", whole],
    ["not said at all", emptySalesTerms],
    ["without VAT", { ...whole, vatRegime: "franchise" as const }],
  ])("%s come back from the form as they were kept, however prices are read", (_, terms) => {
    expect(termsOf(termsToForm(terms, "professional"))).toEqual(terms);
    expect(termsOf(termsToForm(terms, "individual"))).toEqual(terms);
  });

  it("are typed with tax by an individual, without by a professional, and are the same where there is no VAT", () => {
    expect(form({}).price).toBe("0,125");
    expect(form({}, "individual").price).toBe("0,15");
    expect(termsOf(form({ price: "0,15", vatRegime: "standard" }, "individual")).price).toBe(0.125);
    expect(termsOf(form({ price: "0,15", vatRegime: "franchise" }, "individual")).price).toBe(0.15);
  });

  it("typed with tax are read again without, by who has become a professional", () => {
    const draft = form({ price: "0,15", subscription: "abc" }, "individual");
    const reread = rereadAs(draft, "professional");
    expect(reread).toMatchObject({ price: "0,125", subscription: "abc", pricesAs: "professional" });
    expect(rereadAs(reread, "professional")).toBe(reread);
  });

  it("say the price in the other tax too, as soon as it is one", () => {
    const said = (change: Partial<SalesForm>, as?: SalesForm["pricesAs"]) =>
      bothTaxesText(form(change, as))?.replaceAll(/\s/gu, " ");
    expect(said({ price: "0,10" })).toBe("Soit 12 c€/kWh TTC");
    expect(said({ price: "0,12" }, "individual")).toBe("Soit 10 c€/kWh HT");
    expect(said({ price: "0,10", vatRegime: "franchise" })).toContain("le même prix HT et TTC");
    for (const price of ["", "abc", "1,2"]) expect(bothTaxesText(form({ price }))).toBeNull();
  });

  it("may all be left unsaid, but for the years of a fixed duration", () => {
    expect(faults(termsToForm(emptySalesTerms, "individual"))).toEqual([]);
    expect(faults(form({ duration: "fixed", durationYears: "" })).map(([path]) => path)).toEqual([
      "durationYears",
    ]);
  });

  it.each<[Partial<SalesForm>, string]>([
    [{ price: "abc" }, "price"],
    [{ price: "0" }, "price"],
    // 120 €/MWh, typed as cents.
    [{ price: "1,2" }, "price"],
    [{ durationYears: "2,5" }, "durationYears"],
    [{ durationYears: "31" }, "durationYears"],
    [{ indexationRate: "21" }, "indexationRate"],
    [{ paymentDays: "91" }, "paymentDays"],
    [{ penaltyRate: "-1" }, "penaltyRate"],
    [{ startDate: "2027-13-01" }, "startDate"],
  ])("are refused when %o", (change, path) => {
    expect(faults(form(change)).map(([at]) => at)).toEqual([path]);
  });

  it("take figures with their spaces", () => {
    expect(termsOf(form({ penaltyKwh: "12 000" })).penaltyKwh).toBe(12_000);
  });

  it("leave out what a choice makes pointless", () => {
    const terms = termsOf(form({ duration: "indefinite", indexation: "insee" }));
    expect([terms.durationYears, terms.tacitRenewal, terms.indexationRate]).toEqual([null, null, null]);
  });
});

describe("what a contract would lack", () => {
  it("is nothing of what it finds elsewhere, nor of what a choice makes pointless", () => {
    expect(unsaidTerms(whole, true)).toEqual([]);
    expect(unsaidTerms({ ...whole, price: null, power: null, energyKind: null }, true)).toEqual([]);
    expect(unsaidTerms({ ...whole, penaltyRate: 0, penaltyKwh: null }, true)).toEqual([]);
    expect(unsaidTerms({ ...whole, durationYears: null, tacitRenewal: null }, true)).toEqual([]);
    expect(unsaidTerms({ ...whole, indexation: "none", indexationRate: null }, true)).toEqual([]);
  });

  it("is no day and no surplus of a plant that is not its owner’s own", () => {
    const unsaid = { ...whole, installationDate: null, purchaseContract: null };
    expect(unsaidTerms(unsaid, true)).toEqual(["installationDate", "purchaseContract"]);
    expect(unsaidTerms(unsaid, false)).toEqual([]);
  });

  it("is nothing that contracts take from the plants", () => {
    const unsaid = { ...whole, vatRegime: null, purchaseContract: null };
    expect(unsaidTerms(unsaid, true)).toEqual(["vatRegime", "purchaseContract"]);
    expect(unsaidTerms(unsaid, true, ["vatRegime", "purchaseContract"])).toEqual([]);
    const plant = (isInTerms: boolean, ...hasSaid: ("vatRegime" | "purchaseContract")[]) =>
      ({ kind: "producer", isInTerms, hasSaid }) as const;
    expect(saidOfPlants([plant(true, "vatRegime", "purchaseContract")])).toEqual([
      "vatRegime",
      "purchaseContract",
    ]);
    // Another seller has not told his VAT, and his surplus is in no terms.
    expect(saidOfPlants([plant(true, "vatRegime"), plant(false, "purchaseContract")])).toEqual([]);
    expect(saidOfPlants([])).toEqual([]);
  });

  it("is named", () => {
    expect(
      unsaidTerms({ ...whole, tacitRenewal: null, penaltyKwh: null, indexationRate: null }, true),
    ).toEqual(["indexationRate", "tacitRenewal", "penaltyKwh"]);
    expect(unsaidTerms(emptySalesTerms, true)).toContain("vatRegime");
  });
});

describe("the contract of one consumer", () => {
  it("differs from the common one by what was changed, its name apart", () => {
    expect(differingTerms({ ...whole, name: "Autre", price: 0.1, noticeMonths: 6 }, whole)).toEqual([
      "price",
      "noticeMonths",
    ]);
    expect(differingTerms(whole, whole)).toEqual([]);
  });
});
