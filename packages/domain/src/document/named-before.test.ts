import { expect, it } from "vitest";
import type { Address } from "../address/index.ts";
import type { SignatoryInput } from "../signatory/index.ts";
import { type Named, namedBefore, sellerNamedBefore } from "./named-before.ts";

const address: Address = {
  label: "1 rue du Pré, 35000 Rennes",
  houseNumber: "1",
  street: "rue du Pré",
  postCode: "35000",
  city: "Rennes",
  coordinates: { latitude: 48.1, longitude: -1.7 },
};
const now: Named = { prm: "30001111111111", address, siret: "73282932000074" };

it("documents that name what is so name nothing otherwise", () => {
  expect(namedBefore([now], now)).toEqual([]);
  expect(namedBefore([{ ...now, address: { ...address, street: "Rue du Pre" } }], now)).toEqual([]);
});

it("tells an address that another label or another spot alone makes another, and no spot that a search corrects", () => {
  const moved = (parts: Partial<Address>) =>
    namedBefore([{ ...now, address: { ...address, ...parts } }], now);
  expect(moved({ label: "Le Moulin, 35000 Rennes" })).toEqual(["address"]);
  expect(moved({ coordinates: { latitude: 48.11, longitude: -1.7 } })).toEqual(["address"]);
  expect(moved({ coordinates: { latitude: 48.1004, longitude: -1.7 } })).toEqual([]);
});

it("tells a meter, an address and a SIRET that have changed since, each once", () => {
  const before = {
    prm: "30002222222222",
    address: { ...address, city: "Nice", postCode: "06000" },
    siret: "9",
  };
  expect(namedBefore([before, before], now)).toEqual(["meter", "address", "siret"]);
});

it("says nothing of what a document does not name", () => {
  expect(namedBefore([{ prm: "", address: null, siret: "" }], now)).toEqual([]);
});

it("tells no meter of who has no number now: there is none to sign for", () => {
  expect(namedBefore([now], { ...now, prm: "" })).toEqual([]);
});

it("tells of a seller another name, another SIRET and another address, and not who signs for him", () => {
  const identity: SignatoryInput = {
    ...{ entityType: "Professionnel", name: "Durand", firstName: "Odile", gender: "F", address },
    ...{ email: "mairie@exemple.fr", phoneNumber: "06 12 34 56 78", juridiction: "Collectivité" },
    ...{ socialReason: "Commune de Rennes", siretId: "73282932000074" },
    ...{ furnitureName: "", officialRole: "Maire", socialAddress: address },
  };
  const seller = { address, identity };
  expect(sellerNamedBefore(seller, { address, identity: { ...identity, name: "Martin" } })).toEqual([]);
  const other = { ...identity, socialReason: "Toits de Rennes", siretId: "55210055400013" };
  const moved = { ...address, houseNumber: "9" };
  expect(sellerNamedBefore(seller, { address: moved, identity: other })).toEqual([
    "name",
    "siret",
    "address",
  ]);
  expect(sellerNamedBefore(seller, { address: null, identity: null })).toEqual([]);
});
