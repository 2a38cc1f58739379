import { emptyContractForm } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { withPublicPrice } from "../../../parts/point/contract/regulated-price.ts";
import { emptyDossier } from "../../../parts/point/dossier/empty-dossier.ts";
import { emptyJoinDraft, type JoinDraft, pointOf } from "./join-draft.ts";
import { isPlaceKnown, withAnswersOfPlaces, withKnownAnswers } from "./known-answers.ts";

const dossier = {
  ...emptyDossier,
  address,
  annualConsumption: "4500",
  contract: { ...emptyContractForm, type: "TRV", tarification: "base" } as const,
};

describe("the way to a project", () => {
  it("takes from the dossier what was said already, and names the place by its street", () => {
    const draft = withKnownAnswers(emptyJoinDraft, dossier, "individual");
    expect(draft).toMatchObject({
      consumerType: "individual",
      house: { address, annualConsumption: "4500", name: `${address.houseNumber} ${address.street}` },
    });
    expect(isPlaceKnown(draft)).toBe(true);
    expect(pointOf({ ...draft, meterLater: true }).contract).toMatchObject({
      type: "TRV",
      basePrice: expect.any(Number),
    });
  });

  it("begins the name with the trade that was tapped", () => {
    const place = { ...address, houseNumber: "5", street: "Rue du Port" };
    const bakery = { ...dossier, address: place, placeKind: "bakery", annualConsumption: "80000" } as const;
    const { house } = withKnownAnswers(emptyJoinDraft, bakery, "professional");
    expect(house).toMatchObject({ name: "Boulangerie, 5 rue du Port", placeKind: "bakery" });
    // A use of his own is no longer the trade's.
    const typed = { ...emptyJoinDraft, house: { ...emptyJoinDraft.house, annualConsumption: "9000" } };
    expect(withKnownAnswers(typed, bakery, "professional").house.name).toBe("5 Rue du Port");
  });

  it("keeps the hours of a business, in a draft from before they were asked too", () => {
    const bakery = { ...dossier, workingHours: "early" } as const;
    const { workingHours: _, ...former } = emptyJoinDraft.house;
    for (const house of [emptyJoinDraft.house, former]) {
      const draft = withKnownAnswers({ ...emptyJoinDraft, house }, bakery, "professional");
      expect(pointOf({ ...draft, meterLater: true }).workingHours).toBe("early");
    }
    const typed = { ...emptyJoinDraft, house: { ...emptyJoinDraft.house, workingHours: "always" as const } };
    expect(withKnownAnswers(typed, bakery, "professional").house.workingHours).toBe("always");
  });

  it("keeps what heats a home, told on the card or by the kind that was tapped there, and what is told on the way before it", () => {
    const heatPump = { ...dossier, placeKind: "heat-pump-house", annualConsumption: "8500" } as const;
    const heatingFor = (told: typeof dossier, house = emptyJoinDraft.house) => {
      const draft = withKnownAnswers({ ...emptyJoinDraft, house }, told, "individual");
      return pointOf({ ...draft, meterLater: true }).electricHeating ?? null;
    };
    expect(heatingFor(dossier)).toBeNull();
    expect(heatingFor(heatPump)).toBe(true);
    expect(heatingFor({ ...dossier, electricHeating: false })).toBe(false);
    expect(heatingFor({ ...heatPump, electricHeating: null })).toBeNull();
    expect(heatingFor(heatPump, { ...emptyJoinDraft.house, electricHeating: null })).toBeNull();
    // A use of his own is no longer that of the kind on the card.
    expect(heatingFor(heatPump, { ...emptyJoinDraft.house, annualConsumption: "4000" })).toBeNull();
  });

  it("join a school as a business, though prices are read as a household reads them", () => {
    const school = { ...dossier, placeKind: "school" } as const;
    expect(withKnownAnswers(emptyJoinDraft, school, "individual").consumerType).toBe("professional");
    expect(withKnownAnswers(emptyJoinDraft, dossier, "individual").consumerType).toBe("individual");
  });

  it("keeps the power of the meter that was told on the card, and what is told on the way before it", () => {
    const bakery = { ...dossier, meterPower: 30, segment: "C5" } as const;
    const draft = withKnownAnswers(emptyJoinDraft, bakery, "professional");
    expect(pointOf({ ...draft, meterLater: true })).toMatchObject({ meterPower: 30, segment: "C5" });
    const larger = { ...emptyJoinDraft, house: { ...emptyJoinDraft.house, segment: "C3" as const } };
    const { house } = withKnownAnswers(larger, bakery, "professional");
    expect([house.segment, house.meterPower]).toEqual(["C3", undefined]);
    const over = { ...dossier, meterPower: null, segment: "C4" } as const;
    expect(withKnownAnswers(emptyJoinDraft, over, "professional").house.segment).toBe("C4");
  });

  it("keeps what a business said of its VAT, a no too", () => {
    const townHall = { ...dossier, reclaimsVat: false } as const;
    const draft = withKnownAnswers(emptyJoinDraft, townHall, "professional");
    expect(pointOf({ ...draft, meterLater: true }).reclaimsVat).toBe(false);
    const typed = { ...emptyJoinDraft, house: { ...emptyJoinDraft.house, reclaimsVat: true } };
    expect(withKnownAnswers(typed, townHall, "professional").house.reclaimsVat).toBe(true);
  });

  it("fills in the regulated price as the person reads prices, and sends it", () => {
    const { contract, pricesAs } = withKnownAnswers(emptyJoinDraft, dossier, "individual");
    expect(contract.basePrice).toMatch(/^0,\d{4}$/);
    // A home with the larger power has the price of its own list, whatever price was there; an offer keeps its price.
    const powerful = withPublicPrice({ ...contract, subscribedPower: "upTo36", basePrice: "0,3" }, pricesAs);
    expect(Number(powerful.basePrice.replace(",", "."))).toBeLessThan(
      Number(contract.basePrice.replace(",", ".")),
    );
    expect(withPublicPrice({ ...contract, type: "other" }, pricesAs, contract).basePrice).toBe("");
  });

  it("keeps what was typed on the way", () => {
    const typed: JoinDraft = {
      ...emptyJoinDraft,
      consumerType: "professional",
      house: { ...emptyJoinDraft.house, name: "Four du centre", annualConsumption: "80000" },
      contract: { ...emptyContractForm, type: "unknown" },
    };
    const draft = withKnownAnswers(typed, dossier, "individual");
    expect(draft).toMatchObject({
      consumerType: "professional",
      house: { name: "Four du centre", annualConsumption: "80000", address },
      contract: { type: "unknown" },
    });
  });

  it("asks for the place while its address is a town's, or its consumption unknown", () => {
    const town = { ...address, street: "", houseNumber: "" };
    const ofTown = withKnownAnswers(emptyJoinDraft, { ...dossier, address: town }, "individual");
    expect(ofTown.house.address).toBeNull();
    expect(isPlaceKnown(ofTown)).toBe(false);
    const unsaid = withKnownAnswers(emptyJoinDraft, { ...dossier, annualConsumption: "" }, "individual");
    expect(isPlaceKnown(unsaid)).toBe(false);
    expect(isPlaceKnown(withKnownAnswers(emptyJoinDraft, dossier, undefined))).toBe(false);
  });

  it("asks everything of who said nothing", () => {
    expect(withKnownAnswers(emptyJoinDraft, emptyDossier, undefined)).toEqual(emptyJoinDraft);
  });
});

describe("one more place", () => {
  const townHall = { consumerType: "professional", reclaimsVat: false } as const;

  it("is of the kind of the first, and its VAT is what was told once", () => {
    const draft = withAnswersOfPlaces(emptyJoinDraft, [townHall]);
    expect(draft).toMatchObject({ consumerType: "professional", house: { reclaimsVat: false } });
    const untold = { consumerType: "professional", reclaimsVat: undefined } as const;
    expect(withAnswersOfPlaces(emptyJoinDraft, [untold, townHall]).house.reclaimsVat).toBe(false);
  });

  it("is what one answers, where one does", () => {
    const typed: JoinDraft = {
      ...emptyJoinDraft,
      consumerType: "individual",
      house: { ...emptyJoinDraft.house, reclaimsVat: true },
    };
    expect(withAnswersOfPlaces(typed, [townHall])).toEqual(typed);
  });

  it("takes nothing of its VAT from a home, nor anything where there is no other place", () => {
    const home = { consumerType: "individual", reclaimsVat: false } as const;
    expect(withAnswersOfPlaces(emptyJoinDraft, [home]).house.reclaimsVat).toBeUndefined();
    expect(withAnswersOfPlaces(emptyJoinDraft, [])).toBe(emptyJoinDraft);
  });
});
