import { expect, it } from "vitest";
import type { PmoAssociation } from "../pmo/index.ts";
import { isSameAssociation, namesAnotherAssociation } from "./index.ts";

const watts: PmoAssociation = {
  associationName: "Les Watts",
  email: "contact@watts.fr",
  rnaId: "W351234567",
  address: {
    label: "3 rue du Pré 35000 Rennes",
    houseNumber: "3",
    street: "rue du Pré",
    postCode: "35000",
    city: "Rennes",
    coordinates: { latitude: 48.1, longitude: -1.68 },
  },
  preamble: "",
  territory: "Rennes",
  founders: [],
};
const moved = { ...watts, address: { ...watts.address, houseNumber: "4" } };

it.each<[string, PmoAssociation | null, { membership: boolean; contract: boolean }]>([
  ["the same", watts, { membership: false, contract: false }],
  ["written otherwise", { ...watts, associationName: "LES WATTS" }, { membership: false, contract: false }],
  ["reached otherwise", { ...watts, email: "a@b.fr" }, { membership: false, contract: false }],
  ["of another number", { ...watts, rnaId: "W359999999" }, { membership: true, contract: false }],
  ["of another seat", moved, { membership: true, contract: false }],
  ["of another name", { ...watts, associationName: "Autre" }, { membership: true, contract: true }],
  ["none any more", null, { membership: true, contract: true }],
])("an association that is %s: another than a document names, or not", (_, now, { membership, contract }) => {
  expect(namesAnotherAssociation("bulletin", watts, now)).toBe(membership);
  expect(namesAnotherAssociation("accord", watts, now)).toBe(membership);
  expect(namesAnotherAssociation("salesContract", watts, now)).toBe(contract);
  expect(isSameAssociation(watts, now)).toBe(!membership);
});

it("what a document leaves out is not otherwise once it is known", () => {
  expect(namesAnotherAssociation("accord", null, watts)).toBe(false);
  expect(namesAnotherAssociation("accord", { ...watts, rnaId: "" }, watts)).toBe(false);
  expect(isSameAssociation({ ...watts, rnaId: "" }, watts)).toBe(false);
});
