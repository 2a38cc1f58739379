import { expect, it } from "vitest";
import { amiensAddress } from "../address/address.test-helper.ts";
import { maySharePayer, type SignatoryInput } from "./index.ts";

const person = {
  name: "Martin",
  firstName: "Léa",
  gender: "F",
  email: "lea@exemple.fr",
  phoneNumber: "06 12 34 56 78",
} as const;
const townHall: SignatoryInput = {
  entityType: "Professionnel",
  ...person,
  socialReason: "Commune de Langouet",
  furnitureName: "Commune de Langouet",
  officialRole: "Maire",
  socialAddress: amiensAddress,
  juridiction: "Collectivité",
  siretId: "21350146400013",
};

it.each([
  ["two sites of one company", { siretId: "21350146400021", socialReason: "Mairie" }, true],
  ["another company of the same name", { siretId: "73282932000074" }, false],
  ["one that gives the number of an association alone", { siretId: null, rnaId: "W351234567" }, false],
] as const)("%s", (_, other, isOne) => {
  expect(maySharePayer(townHall, { ...townHall, ...other })).toBe(isOne);
});

it("structures without a number are told apart by their names, and a place of which nothing is said is not", () => {
  const unnumbered = { ...townHall, siretId: null };
  expect(maySharePayer(unnumbered, { ...unnumbered, socialReason: "COMMUNE de Langouët" })).toBe(true);
  expect(maySharePayer(unnumbered, { ...unnumbered, socialReason: "Le club" })).toBe(false);
  expect(maySharePayer(townHall, null)).toBe(true);
});
