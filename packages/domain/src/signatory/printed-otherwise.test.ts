import { expect, it } from "vitest";
import { printedOtherwise, type SignatoryInput } from "./index.ts";

const address = {
  label: "3 rue du Pré 35000 Rennes",
  houseNumber: "3",
  street: "rue du Pré",
  postCode: "35000",
  city: "Rennes",
  coordinates: { latitude: 48.1, longitude: -1.68 },
};
const person: SignatoryInput = {
  entityType: "Particulier",
  name: "Petit",
  firstName: "Hugo",
  gender: "M",
  email: "hugo@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  birthDate: "1980-02-29",
  birthPlace: "Rennes",
  address,
};
const association: SignatoryInput = {
  entityType: "Professionnel",
  name: "Petit",
  firstName: "Hugo",
  gender: "M",
  email: "hugo@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  socialReason: "Les Prés",
  furnitureName: "Les Prés",
  officialRole: "présidente",
  socialAddress: address,
  juridiction: "ASSOCIATION",
  rnaId: "W351234567",
};

it("who is reached or represented otherwise is bound as before", () => {
  expect(
    printedOtherwise(person, { ...person, email: "h@exemple.fr", phoneNumber: "06 99 99 99 99" }),
  ).toEqual([]);
  expect(printedOtherwise(person, { ...person, name: "PETIT", birthPlace: "rennes" })).toEqual([]);
  const represented = { firstName: "Léa", name: "Roux", gender: "F", officialRole: "trésorière" } as const;
  expect(printedOtherwise(association, { ...association, ...represented })).toEqual([]);
});

it("a person is told by name, by birth and by home", () => {
  expect(printedOtherwise(person, { ...person, name: "Roux" })).toEqual(["name"]);
  expect(printedOtherwise(person, { ...person, birthDate: "1999-01-01" })).toEqual(["birth"]);
  expect(printedOtherwise(person, { ...person, birthPlace: "Nice" })).toEqual(["birth"]);
  expect(printedOtherwise(person, { ...person, address: { ...address, houseNumber: "4" } })).toEqual([
    "seat",
  ]);
});

it("a structure is told by its name, the number of its form, the form and its seat", () => {
  expect(printedOtherwise(association, { ...association, rnaId: "W359999999" })).toEqual(["number"]);
  expect(printedOtherwise(association, { ...association, socialReason: "Les Bois" })).toEqual(["name"]);
  expect(
    printedOtherwise(association, { ...association, socialAddress: { ...address, city: "Redon" } }),
  ).toEqual(["seat"]);
  const company: SignatoryInput = {
    ...association,
    juridiction: "SAS",
    rnaId: null,
    siretId: "73282932000074",
  };
  expect(printedOtherwise(association, company)).toEqual(["siret", "number", "form"]);
  expect(printedOtherwise(company, { ...company, siretId: "55210055400013" })).toEqual(["siret"]);
});
