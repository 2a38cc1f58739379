import { expect, it } from "vitest";
import type { Address } from "../address/index.ts";
import { type Named, namedBefore } from "./named-before.ts";

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
