import { signatoryInputSchema } from "@mec/domain/signatory";
import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../address/address.test-helper.ts";
import {
  emptySignatoryForm,
  type SignatoryForm,
  signatoryFormRule,
  signatoryFormSchema,
  signatoryOf,
  signatoryToForm,
} from "./signatory-form.ts";

const person: SignatoryForm = {
  ...emptySignatoryForm,
  gender: "F",
  firstName: "Jeanne",
  name: "Martin",
  email: "jeanne@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  birthDate: "1980-02-29",
  birthPlace: "Lyon",
  address,
};
const structure: SignatoryForm = {
  ...person,
  entityType: "Professionnel",
  socialReason: "Boulangerie Martin",
  officialRole: "Gérante",
  socialAddress: address,
  juridiction: "SARL",
  siretId: "73282932000074",
  rnaId: "left from another choice",
};
const faults = (form: SignatoryForm) =>
  signatoryFormSchema.safeParse(form).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("who signs", () => {
  it("is judged as a person or as a structure, whatever remains of the other", () => {
    expect(faults(person)).toEqual([]);
    expect(faults(structure)).toEqual([]);
    expect(faults({ ...person, birthPlace: "" })).toEqual(["birthPlace"]);
    expect(faults({ ...structure, birthPlace: "" })).toEqual([]);
  });

  it("gives the identifier of the legal form, and that one only", () => {
    expect(faults({ ...structure, juridiction: "ASSOCIATION", rnaId: "" })).toEqual(["rnaId"]);
    expect(signatoryOf({ ...structure, juridiction: "ASSOCIATION" })).not.toHaveProperty("siretId");
  });

  it("keeps the délibération of a public body, which may come later, and of nobody else", () => {
    const voted = { ...structure, deliberationNumber: "2026-41", deliberationDate: "2026-12-12" };
    expect(signatoryOf({ ...voted, juridiction: "Collectivité" })).toMatchObject({
      deliberationNumber: "2026-41",
      deliberationDate: "2026-12-12",
    });
    expect(signatoryOf(voted)).not.toHaveProperty("deliberationNumber");
    expect(faults({ ...structure, juridiction: "EPCI" })).toEqual([]);
    expect(faults({ ...voted, juridiction: "EPCI", deliberationDate: "12/12" })).toEqual([
      "deliberationDate",
    ]);
  });

  it("names every missing field at once", () => {
    expect(faults(emptySignatoryForm).sort()).toEqual(
      ["address", "birthDate", "birthPlace", "email", "firstName", "gender", "name", "phoneNumber"].sort(),
    );
  });

  it("names no field that is not shown: the contract's holder is the structure until another is said", () => {
    const empty: SignatoryForm = { ...emptySignatoryForm, entityType: "Professionnel" };
    expect(faults(empty)).toContain("socialReason");
    expect(faults(empty)).not.toContain("furnitureName");
    expect(faults({ ...empty, hasOtherHolder: true })).toContain("furnitureName");
  });

  it("is already born, of age, and not of a mistyped year", () => {
    for (const birthDate of ["2999-01-01", "2020-01-01", "1820-01-01"])
      expect(faults({ ...person, birthDate })).toEqual(["birthDate"]);
  });

  it("has voted already: a délibération that is dated of a day to come is none", () => {
    const town: SignatoryForm = { ...structure, juridiction: "Collectivité", deliberationDate: "2999-01-01" };
    expect(faults(town)).toEqual(["deliberationDate"]);
    expect(signatoryFormSchema.safeParse(town).error?.issues[0]?.message).toContain("d’un jour à venir");
    expect(faults({ ...town, deliberationDate: "2020-01-12" })).toEqual([]);
    expect(faults({ ...town, juridiction: "SARL" })).toEqual([]);
  });

  it("holds the supply contract under the structure's name unless another is said", () => {
    expect(signatoryOf(structure)).toMatchObject({ furnitureName: "Boulangerie Martin" });
    expect(signatoryOf({ ...structure, hasOtherHolder: true, furnitureName: "SCI Four" })).toMatchObject({
      furnitureName: "SCI Four",
    });
    expect(faults({ ...structure, hasOtherHolder: true })).toEqual(["furnitureName"]);
  });

  it("comes back from what was kept as it was typed", () => {
    for (const form of [person, { ...structure, hasOtherHolder: true, furnitureName: "SCI Four" }]) {
      const kept = { ...signatoryInputSchema.parse(signatoryOf(form)), id: "s1" };
      expect(signatoryOf(signatoryToForm(kept))).toEqual(signatoryOf(form));
    }
  });
});

it("a SIRET that cannot be is refused at its field; the one of a dossier saved so keeps nothing else from being corrected", () => {
  const wrong = { ...structure, siretId: "73282932000075" };
  expect(faults(wrong)).toEqual(["siretId"]);
  expect(faults({ ...wrong, juridiction: "OTHER", juridicId: "73282932000075" })).toEqual(["juridicId"]);
  const saved = { ...signatoryInputSchema.parse(signatoryOf(wrong)), id: "s1" };
  const rule = signatoryFormRule(saved);
  expect(rule.safeParse({ ...wrong, officialRole: "Maire" }).success).toBe(true);
  expect(rule.safeParse({ ...wrong, siretId: "73282932000076" }).success).toBe(false);
});
