import {
  type ConsumptionPoint,
  contractFormSchema,
  emptyContractForm,
  largeUseKwh,
  mayHaveLargerConnection,
} from "@mec/domain/point";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lyonAddress as address } from "../../address/address.test-helper.ts";
import { middleOf, rulesOfThumb } from "../rules-of-thumb.ts";
import { usualName } from "../usual-name.ts";
import { dossierOfPoint, readDossier, writeDossier } from "./dossier.ts";
import type { Dossier } from "./dossier-schema.ts";
import { dossierText } from "./dossier-text.ts";
import { emptyDossier, isEmpty, tellsMore } from "./empty-dossier.ts";
import { isHalfTyped } from "./half-typed.ts";
import { asksPrice, homeOf } from "./home-of.ts";
import { keepKind } from "./kept-kind.ts";
import { toldVatOf } from "./told-vat.ts";
import { withoutFaults } from "./without-faults.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const typed: Dossier = {
  ...emptyDossier,
  address,
  placeKind: "house",
  annualConsumption: "4500",
  contract: { ...emptyContractForm, type: "TRV", tarification: "base" },
};

describe("what the browser keeps of a visitor", () => {
  it("is read as it was written", () => {
    expect(readDossier(writeDossier(typed) ?? null)).toEqual(typed);
  });

  it("is nothing once it is emptied", () => {
    expect(writeDossier(emptyDossier)).toBeNull();
    expect(readDossier(null)).toBe(emptyDossier);
    expect(isEmpty(typed)).toBe(false);
  });

  it("has the hours of a business alone, and reads as before where they were never asked", () => {
    const hours = { ...emptyDossier, workingHours: "early" } as const;
    expect(readDossier(writeDossier(hours) ?? null)).toEqual(hours);
    expect(dossierText(hours)).toBe("surtout tôt le matin");
    const { workingHours: _, ...former } = typed;
    expect(readDossier(JSON.stringify(former))).toEqual(typed);
  });

  it("has the power of a meter alone, which stands in the card's line and brings a large business its sum", () => {
    const power = { ...emptyDossier, meterPower: 36, segment: "C5" } as const;
    expect(readDossier(writeDossier(power) ?? null)).toEqual(power);
    expect(plain(dossierText(power))).toBe("36 kVA");
    expect(plain(dossierText({ ...emptyDossier, meterPower: null, segment: "C4" }))).toBe("plus de 36 kVA");
    expect(isEmpty({ ...emptyDossier, meterPower: null, segment: "C5" })).toBe(true);
    const bakery = { ...power, annualConsumption: "80000" };
    expect(homeOf(bakery, "professional")).toMatchObject({ meterPower: 36, segment: "C5" });
    expect(asksPrice(bakery, "professional")).toBe(false);
    expect(asksPrice({ ...bakery, meterPower: null }, "professional")).toBe(true);
    const { meterPower: _, segment: __, ...former } = bakery;
    expect(asksPrice({ ...readDossier(JSON.stringify(former)) }, "professional")).toBe(true);
  });

  it("tells what it says of VAT, before its rules are there", () => {
    expect(toldVatOf(JSON.stringify({ ...typed, reclaimsVat: false }))).toBe(false);
    expect(toldVatOf(JSON.stringify({ ...typed, reclaimsVat: true }))).toBe(true);
    for (const stored of [JSON.stringify(typed), "{", "null", "[]", '{"reclaimsVat":"non"}']) {
      expect(toldVatOf(stored)).toBeNull();
    }
  });

  it("is empty when another version wrote it, or anybody else", () => {
    for (const stored of ["", "{", "[]", "null", JSON.stringify({ ...typed, version: 2 })]) {
      expect(readDossier(stored)).toBe(emptyDossier);
    }
    expect(readDossier(JSON.stringify({ ...typed, annualConsumption: "<script>" }))).toBe(emptyDossier);
  });

  it("is bounded", () => {
    const long = { ...typed, address: { ...address, street: "a".repeat(201) } };
    expect(writeDossier(long)).toBeUndefined();
    expect(readDossier(JSON.stringify(typed) + " ".repeat(6000))).toBe(emptyDossier);
  });

  it("holds nothing that a form would refuse", () => {
    const contract = { ...typed.contract, basePrice: "beaucoup" };
    expect(contractFormSchema.safeParse(contract).success).toBe(false);
    expect(writeDossier({ ...typed, contract })).toBeUndefined();
  });

  it("lacks what is half typed: an address that is not chosen, a price that is none", () => {
    const offer = { ...typed.contract, type: "other" } as const;
    expect(isHalfTyped(typed, "8 rue du Port", typed.contract)).toBe(false);
    expect(isHalfTyped({ address: null }, " ", emptyContractForm)).toBe(false);
    expect(isHalfTyped({ address: null }, "8 rue du P", emptyContractForm)).toBe(true);
    expect(isHalfTyped(typed, "", { ...offer, basePrice: "0,2" })).toBe(false);
    expect(isHalfTyped(typed, "", { ...offer, basePrice: "0,2o" })).toBe(true);
  });

  it("keeps the street of who looks at another town, and takes another street", () => {
    const town = { ...address, street: "", houseNumber: "" };
    expect(tellsMore(town, typed)).toBe(false);
    expect(tellsMore({ ...address, street: "Quai Rambaud" }, typed)).toBe(true);
    expect(tellsMore(town, emptyDossier)).toBe(true);
    expect(tellsMore(address, { ...typed, address: town })).toBe(true);
  });

  it("has a town's place too, which has no street", () => {
    const town = { ...address, street: "", houseNumber: "" };
    expect(readDossier(writeDossier({ ...typed, address: town }) ?? null).address).toEqual(town);
  });
});

it("a public building that is tapped gets no VAT back, and the card says so: a trade does", () => {
  const vatOf = (kind: string) => rulesOfThumb.professional.find((rule) => rule.kind === kind)?.reclaimsVat;
  expect(["town-hall", "school", "village-hall", "shop", "gas-bakery"].map(vatOf)).toEqual([
    false,
    false,
    false,
    undefined,
    undefined,
  ]);
  const school = {
    ...emptyDossier,
    placeKind: "school",
    annualConsumption: "45000",
    reclaimsVat: false,
  } as const;
  expect(plain(dossierText(school))).toBe("école, 45 000 kWh, TVA non récupérée");
  expect(readDossier(writeDossier(school) ?? null).reclaimsVat).toBe(false);
});

describe("the card's line", () => {
  it("says where, what, how much and at what tariff", () => {
    expect(plain(dossierText(typed))).toBe(
      `${address.houseNumber} ${address.street} · maison, 4 500 kWh · tarif bleu`,
    );
  });

  it.each([
    [{ tarification: "base", basePrice: "0,165" }, "individual", "16,5 c€/kWh TTC"],
    [{ tarification: "base", basePrice: "0,1375" }, "professional", "13,75 c€/kWh HT"],
    [
      { tarification: "2Q", twoQuarterPrice: { hp: "0,18", hc: "0,142" } },
      "individual",
      "18 et 14,2 c€/kWh TTC",
    ],
    // Four prices are more than a line holds, and one that is not typed yet is none.
    [{ tarification: "4Q" }, "individual", "autre offre, deux saisons"],
    [{ tarification: "base", basePrice: "" }, "individual", "autre offre"],
  ] as const)("says the price of an offer of one’s own: %o", (offer, pricesAs, words) => {
    const contract = { ...emptyContractForm, type: "other", ...offer } as const;
    expect(plain(dossierText({ ...emptyDossier, contract, pricesAs }))).toBe(words);
  });

  it("says the option of the regulated tariff, which changes the sum", () => {
    const contract = { ...typed.contract, tarification: "2Q" } as const;
    expect(dossierText({ ...emptyDossier, contract })).toBe("tarif bleu, heures creuses");
  });

  it("says what is known, and no more", () => {
    expect(plain(dossierText({ ...emptyDossier, annualConsumption: "1500" }))).toBe("1 500 kWh");
    expect(dossierText(emptyDossier)).toBe("");
  });
});

describe("the home to estimate", () => {
  it("is none as long as a price is in another unit, which the card says and the browser keeps", () => {
    const contract = { ...emptyContractForm, type: "other", tarification: "base" } as const;
    // 165 €/MWh, the figure on a business's bill, typed as 165 c€/kWh.
    const dossier = { ...typed, contract: { ...contract, basePrice: "1,65" } };
    expect(homeOf(dossier, "individual")).toBeNull();
    expect(readDossier(writeDossier(dossier) ?? null)).toEqual(dossier);
    expect(plain(dossierText(dossier))).toMatch(/ · prix à vérifier$/);
    expect(homeOf({ ...typed, contract: { ...contract, basePrice: "0,00165" } }, "individual")).toBeNull();
    expect(homeOf({ ...typed, contract: { ...contract, basePrice: "0,165" } }, "individual")).not.toBeNull();
    // What another choice left behind is not counted.
    expect(
      homeOf(
        { ...typed, contract: { ...typed.contract, tarification: "2Q", basePrice: "1,65" } },
        "individual",
      ),
    ).not.toBeNull();
  });

  it("has no price of a text that is half typed: not that of the key before", () => {
    const contract = { ...emptyContractForm, type: "other", tarification: "2Q" } as const;
    const kept = withoutFaults({ ...contract, twoQuarterPrice: { hp: "0,16x", hc: "0,142" } });
    expect(kept).toEqual({ ...contract, twoQuarterPrice: { hp: "", hc: "0,142" } });
  });

  it("stays a business once the dossier says so, however prices are read, and a home is as they are read", () => {
    const school = { ...typed, placeKind: "school" as const, annualConsumption: "45000" };
    expect(homeOf(school, "individual")?.consumerType).toBe("professional");
    expect(homeOf({ ...typed, placeKind: null, workingHours: "early" }, "individual")?.consumerType).toBe(
      "professional",
    );
    expect(homeOf(typed, "individual")?.consumerType).toBe("individual");
    expect(homeOf(typed, "professional")?.consumerType).toBe("professional");
  });

  it("is none until its consumption is known", () => {
    // 40 MWh, typed as 40 kWh.
    expect(homeOf({ ...typed, annualConsumption: "40" }, "individual")).toBeNull();
    expect(homeOf({ ...typed, annualConsumption: "" }, "individual")).toBeNull();
    expect(homeOf(typed, "individual")).toMatchObject({ yearlyConsumption: 4500, contract: { type: "TRV" } });
    expect(homeOf({ ...typed, reclaimsVat: false }, "individual")).toMatchObject({ reclaimsVat: false });
    expect(homeOf({ ...typed, workingHours: "always" }, "individual")).toMatchObject({
      workingHours: "always",
    });
  });
});

describe("the figure that a kind of place is given", () => {
  it.each(rulesOfThumb.professional)(
    "$short: is told a sum only where no note of ours doubts its price",
    (rule) => {
      const dossier = {
        ...emptyDossier,
        placeKind: rule.kind,
        annualConsumption: middleOf(rule),
        workingHours: rule.hours,
      };
      const kwh = Number(middleOf(rule));
      const place = { consumerType: "professional", annualKwh: kwh, hasOwnPrices: false } as const;
      expect(homeOf(dossier, "professional") === null).toBe(mayHaveLargerConnection(place));
      expect(asksPrice(dossier, "professional")).toBe(mayHaveLargerConnection(place));
    },
  );

  it("is half as much for a baker whose oven burns gas, who needs no price to read a sum", () => {
    const of = (kind: string) =>
      Number(middleOf(rulesOfThumb.professional.find((rule) => rule.kind === kind) ?? { from: 0, to: 0 }));
    expect(of("gas-bakery")).toBeLessThan(largeUseKwh);
    expect(of("gas-bakery")).toBeLessThan(of("electric-bakery") / 2);
  });

  it("has a sum once the price is told, and none to wait for where the use is not known", () => {
    const dossier = { ...emptyDossier, placeKind: "electric-bakery", annualConsumption: "80000" } as const;
    const contract = {
      ...emptyContractForm,
      type: "other",
      tarification: "base",
      basePrice: "0,15",
    } as const;
    expect(homeOf({ ...dossier, contract, pricesAs: "professional" }, "professional")).not.toBeNull();
    expect(asksPrice({ ...dossier, annualConsumption: "" }, "professional")).toBe(false);
  });
});

it("a school that was registered is still told as one, from the name it was given", () => {
  const school: ConsumptionPoint = {
    id: "p1",
    name: usualName(address, "professional", "school"),
    consumerType: "professional",
    address,
    annualConsumption: "45000",
    prm: "",
    sge: false,
    segment: "C5",
    contract: null,
    applicationProgress: null,
  };
  const told = (name: string) => plain(dossierText(dossierOfPoint({ ...school, name }, "professional")));
  expect(told(school.name)).toContain("· école, 45 000 kWh");
  expect(told("Groupe scolaire")).not.toContain("école");
});

describe("a place that was registered", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("window", { dispatchEvent: () => true });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const house = (id: string): ConsumptionPoint => ({
    id,
    name: "Chez nous",
    consumerType: "individual",
    address,
    annualConsumption: "4500",
    prm: "",
    sge: false,
    segment: "C5",
    contract: { type: "other", tarification: "base", basePrice: 0.1375 },
    applicationProgress: null,
  });
  const told = (id: string) => plain(dossierText(dossierOfPoint(house(id), "individual")));

  it("is still the house that its holder tapped, at his own price", () => {
    keepKind("p1", "house");
    keepKind("p2", "flat");
    expect(told("p1")).toMatch(/ · maison, 4 500 kWh · 16,5 c€\/kWh TTC$/);
    expect(told("p2")).toContain("appartement");
    expect(told("p3")).toMatch(/ · 4 500 kWh · 16,5/);
  });

  it("is no house by what this version did not write", () => {
    for (const stored of ["", "{", "[]", '{"p1":"castle"}']) {
      kept.set("place-kinds", stored);
      expect(told("p1")).not.toContain("maison");
    }
  });
});
