import { expect, it } from "vitest";
import { addressBeside } from "./beside-name.ts";

it.each([
  ["4 Rue des Lilas", "35630 Langouet"],
  ["Maison", "4 Rue des Lilas 35630 Langouet"],
  ["", "4 Rue des Lilas 35630 Langouet"],
  ["4 Rue des Lil", "4 Rue des Lilas 35630 Langouet"],
  ["Boulangerie, 4 rue des Lilas", "35630 Langouet"],
  ["Boulangerie, rue des Lilas", "4 Rue des Lilas 35630 Langouet"],
  ["4 Rue des Lilas 35630 Langouet", ""],
])("beside the name %j the address is %j", (name, told) => {
  expect(addressBeside(name, { label: "4 Rue des Lilas 35630 Langouet" })).toBe(told);
});

it("a street whose number is followed by a comma is not said twice", () => {
  expect(addressBeside("5, rue du Port", { label: "5, rue du Port 35000 Rennes" })).toBe("35000 Rennes");
});
