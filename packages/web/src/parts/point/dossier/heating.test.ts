import { toEstimateHome } from "@mec/api/study";
import type { Address } from "@mec/domain/address";
import type { ConsumptionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { heatingOf, middleOf, rulesOfThumb } from "../rules-of-thumb.ts";
import { dossierOfPoint, readDossier, writeDossier } from "./dossier.ts";
import { dossierText } from "./dossier-text.ts";
import { emptyDossier, isEmpty } from "./empty-dossier.ts";
import { homeOf } from "./home-of.ts";
import { homeOfPoint } from "./home-of-point.ts";

const plain = (text: string) => text.replaceAll(/\s/gu, " ");
const address: Address = {
  label: "12 Rue de la République 69002 Lyon",
  ...{ houseNumber: "12", street: "Rue de la République", postCode: "69002", city: "Lyon" },
  coordinates: { latitude: 45.76, longitude: 4.84 },
};
const day = "2026-11-30";
const categoryFor = (dossier: Parameters<typeof homeOf>[0]) => {
  const home = homeOf(dossier, "individual");
  return home && toEstimateHome(home, day).category;
};

describe("what heats a home", () => {
  it.each(rulesOfThumb.individual)("is told by its kind: $short", (rule) => {
    const dossier = { ...emptyDossier, placeKind: rule.kind, annualConsumption: middleOf(rule) };
    const isElectric = /électricité|pompe à chaleur/u.test(rule.short);
    expect(categoryFor(dossier)).toBe(isElectric ? "heated-home" : "household");
    // A figure of one's own keeps the kind of home.
    expect(categoryFor({ ...dossier, annualConsumption: "9000" })).toBe(
      isElectric ? "heated-home" : "household",
    );
    // Its name says it already.
    expect(dossierText(dossier)).not.toMatch(/chauffage électrique/u);
  });

  it("is told beside a figure of one’s own, and stands in the card’s line; who does not know is counted as before", () => {
    const typed = { ...emptyDossier, annualConsumption: "8500" };
    expect(categoryFor(typed)).toBe("household");
    expect(categoryFor({ ...typed, electricHeating: true })).toBe("heated-home");
    expect(categoryFor({ ...typed, electricHeating: false })).toBe("unheated-home");
    const heatPump = { ...typed, placeKind: "heat-pump-house" } as const;
    expect(categoryFor({ ...heatPump, electricHeating: null })).toBe("household");
    expect(categoryFor({ ...heatPump, electricHeating: false })).toBe("unheated-home");
    expect(plain(dossierText({ ...typed, electricHeating: true }))).toBe("8 500 kWh, chauffage électrique");
    expect(plain(dossierText({ ...typed, electricHeating: false }))).toBe(
      "8 500 kWh, sans chauffage électrique",
    );
    expect(plain(dossierText(heatPump))).toBe("maison avec pompe à chaleur, 8 500 kWh");
  });

  it("is kept in the browser, and was never asked in a card kept from before", () => {
    for (const electricHeating of [true, false]) {
      const told = { ...emptyDossier, annualConsumption: "8500", electricHeating };
      expect(readDossier(writeDossier(told) ?? null)).toEqual(told);
    }
    // It is asked beside a use, and goes away with it.
    expect(isEmpty({ ...emptyDossier, electricHeating: true })).toBe(true);
    expect(heatingOf(readDossier(JSON.stringify({ ...emptyDossier, placeKind: "house" })))).toBeNull();
  });

  it("of a registered place is what it told, and of a business nothing", () => {
    const point: ConsumptionPoint = {
      ...{ id: "p1", name: "Chez nous", consumerType: "individual", address },
      ...{ annualConsumption: "8500", prm: "", sge: false, segment: "C5", contract: null },
      applicationProgress: null,
    };
    const told = (change: Partial<ConsumptionPoint>) => {
      const home = homeOfPoint({ ...point, ...change }, "individual");
      return home && toEstimateHome(home, day).category;
    };
    expect(told({})).toBe("household");
    expect(told({ electricHeating: true })).toBe("heated-home");
    expect(told({ electricHeating: false })).toBe("unheated-home");
    const business = { ...point, consumerType: "professional", electricHeating: true } as const;
    expect(dossierOfPoint(business, "professional").electricHeating).toBeNull();
  });
});
