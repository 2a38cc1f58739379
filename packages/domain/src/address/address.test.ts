import { describe, expect, it } from "vitest";
import { amiensAddress } from "./address.test-helper.ts";
import { addressGroupLabels, addressGroups, addressSchema } from "./address.ts";
import { minSearchLength } from "./search-length.ts";

const address = { ...amiensAddress, citycode: "80021" };
const without = (key: string) => Object.fromEntries(Object.entries(address).filter(([name]) => name !== key));
const at = (latitude: unknown, longitude: unknown) => ({ ...address, coordinates: { latitude, longitude } });

describe("an address", () => {
  it("is one of the search's results", () => {
    expect(addressSchema.parse(address)).toEqual(address);
  });

  it("may lack a house number, in a hamlet, and the INSEE code", () => {
    expect(addressSchema.safeParse({ ...address, houseNumber: "" }).success).toBe(true);
    expect(addressSchema.safeParse(without("citycode")).success).toBe(true);
  });

  it("suffices with street, post code, city and coordinates: its label is made of them", () => {
    const { street, postCode, city, coordinates } = address;
    expect(addressSchema.parse({ street, postCode, city, coordinates })).toEqual({
      label: "Boulevard du Port 80000 Amiens",
      houseNumber: "",
      street,
      postCode,
      city,
      coordinates,
    });
    expect(addressSchema.parse(without("label"))).toEqual(address);
  });

  it("may be in Corsica or overseas", () => {
    expect(addressSchema.safeParse({ ...address, postCode: "20000", citycode: "2A004" }).success).toBe(true);
    expect(
      addressSchema.safeParse({ ...at(-21.115, 55.536), postCode: "97400", citycode: "97411" }).success,
    ).toBe(true);
  });

  it.each([
    ["a text that was typed and not chosen", "8 Boulevard du Port 80000 Amiens"],
    ["nothing", undefined],
    ["no street", without("street")],
    ["an empty street (a town)", { ...address, street: " " }],
    ["no post code", { ...address, postCode: "" }],
    ["a post code of 4 digits", { ...address, postCode: "8000" }],
    ["a post code with letters", { ...address, postCode: "2A000" }],
    ["no city", { ...address, city: "" }],
    ["no coordinates", without("coordinates")],
    ["zero coordinates", at(0, 0)],
    ["a zero latitude", at(0, 2.29)],
    ["a zero longitude", at(49.9, 0)],
    ["a latitude out of range", at(90.1, 2.29)],
    ["a longitude out of range", at(49.9, -180.1)],
    ["coordinates that are texts", at("49.9", "2.29")],
    ["coordinates that are no numbers", at(Number.NaN, Number.POSITIVE_INFINITY)],
    ["an INSEE code that is none", { ...address, citycode: "2C004" }],
    ["a NUL", { ...address, street: "Boulevard\u0000" }],
    ["a field that does not exist", { ...address, country: "France" }],
  ])("is refused with %s, always in the same words", (_case, value) => {
    const { error } = addressSchema.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toContain(
      "Adresse incorrecte. Sélectionner une adresse dans la liste des résultats.",
    );
    expect(new Set(error?.issues.map(({ message }) => message)).size).toBe(1);
  });
});

it("groups results under Villes, Rues, Numéros, Lieux-dits, in this order, from 3 characters on", () => {
  expect(addressGroups.map((group) => addressGroupLabels[group])).toEqual([
    "Villes",
    "Rues",
    "Numéros",
    "Lieux-dits",
  ]);
  expect(minSearchLength).toBe(3);
});
