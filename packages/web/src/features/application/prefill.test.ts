import type { Signatory } from "@mec/domain/signatory";
import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../parts/address/address.test-helper.ts";
import { usualName } from "../../parts/point/usual-name.ts";
import { emptySignatoryForm, signatoryToForm } from "../../parts/signatory/signatory-form.ts";
import { prefilledSignatory } from "./prefill.ts";

const user = {
  id: "u1",
  firstName: "Jeanne",
  lastName: "Martin",
  email: "jeanne@exemple.fr",
  phoneNumber: null,
  isAuthenticated: true,
  roles: [],
};
const known = { consumerType: "individual", address, user, email: "invitee@exemple.fr" } as const;

describe("who signs, before anything is asked", () => {
  it("is the person of the account, who lives in the home", () => {
    expect(prefilledSignatory(emptySignatoryForm, known)).toMatchObject({
      entityType: "Particulier",
      firstName: "Jeanne",
      name: "Martin",
      email: "jeanne@exemple.fr",
      phoneNumber: "",
      address,
      socialAddress: null,
    });
  });

  it("is for a professional a structure that has its seat there", () => {
    expect(prefilledSignatory(emptySignatoryForm, { ...known, consumerType: "professional" })).toMatchObject({
      entityType: "Professionnel",
      address: null,
      socialAddress: address,
    });
  });

  it("is for a professional who named his company on joining that company, and no street nor trade", () => {
    const business = { ...known, consumerType: "professional" } as const;
    const of = (name: string, more = {}) =>
      prefilledSignatory(emptySignatoryForm, { ...business, name, ...more }).socialReason;
    expect(of("Fournil Benali")).toBe("Fournil Benali");
    for (const kind of [null, "bakery"] as const)
      expect(of(usualName(address, "professional", kind))).toBe("");
    expect(of("Salle des fêtes", { reclaimsVat: false })).toBe("");
    expect(of("Second fournil", { hasOther: true })).toBe("");
    expect(prefilledSignatory(emptySignatoryForm, { ...known, name: "Chez Jeanne" }).socialReason).toBe("");
  });

  it("is guessed in nothing for a school or a town hall: its mayor signs, at a seat of its own", () => {
    const school = { ...known, consumerType: "professional", reclaimsVat: false } as const;
    expect(prefilledSignatory(emptySignatoryForm, school)).toMatchObject({
      ...{ firstName: "", name: "", email: "", phoneNumber: "", socialAddress: null },
    });
  });

  it("is a visitor whom an invitation reached by e-mail", () => {
    expect(prefilledSignatory(emptySignatoryForm, { ...known, user: null }).email).toBe("invitee@exemple.fr");
  });

  it("stays what was typed", () => {
    const typed = { ...emptySignatoryForm, firstName: "Jean", email: "autre@exemple.fr" };
    expect(prefilledSignatory(typed, known)).toMatchObject({ firstName: "Jean", email: "autre@exemple.fr" });
  });

  it("is guessed from neither the account nor the place for a second place of a structure, whose signatory is known", () => {
    const second = { ...known, consumerType: "professional", hasOther: true } as const;
    expect(prefilledSignatory(emptySignatoryForm, second)).toMatchObject({
      ...{ firstName: "", name: "", socialAddress: null },
    });
  });
});

describe("the signatory of another place", () => {
  const person = { id: "s1", name: "Roy", firstName: "Ana", gender: "F", email: "ana@exemple.fr" } as const;
  const seat = { ...address, houseNumber: "1", street: "Place de la Mairie" };

  it("is a structure's with its own seat, and not the place's", () => {
    const mayor: Signatory = {
      ...{
        ...person,
        phoneNumber: "06 12 34 56 78",
        entityType: "Professionnel",
        juridiction: "Collectivité",
      },
      ...{
        socialReason: "Commune",
        furnitureName: "Commune",
        officialRole: "Maire",
        siretId: "21690123100011",
      },
      socialAddress: seat,
    };
    expect(signatoryToForm(mayor)).toMatchObject({
      ...{
        name: "Roy",
        officialRole: "Maire",
        siretId: "21690123100011",
        socialAddress: seat,
        address: null,
      },
    });
  });

  it("is the same person at the same home: two contracts name one postal address", () => {
    const home = { ...address, houseNumber: "5", street: "Rue des Chênes" };
    const ana: Signatory = {
      ...{ ...person, phoneNumber: "06 12 34 56 78", entityType: "Particulier", address: home },
      ...{ birthDate: "1980-05-17", birthPlace: "Rennes" },
    };
    expect(signatoryToForm(ana)).toMatchObject({ name: "Roy", birthPlace: "Rennes", address: home });
  });
});
