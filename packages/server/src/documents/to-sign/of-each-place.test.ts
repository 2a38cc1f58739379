import { expect, it } from "vitest";
import { salesContract } from "../../../test/document-samples.ts";
import { ofEachPlace } from "./of-each-place.ts";

const { site } = salesContract;
if (!site) throw new Error("The sample contract has a place");

const at = (acceptedPrice: number, name: string, label = "1 rue du Port, 29200 Brest") => ({
  ...salesContract,
  acceptedPrice,
  site: { ...site, name, address: { ...site.address, label } },
});
const told = (...contracts: readonly ReturnType<typeof at>[]) =>
  ofEachPlace(contracts, ({ acceptedPrice }) => `${acceptedPrice} c€.`).replaceAll("\u00a0", " ");

it("names each of the places that are told apart", () => {
  expect(told(at(12, "Le Fournil"), at(13, "Boutique de la gare"))).toBe(
    "Pour « Le Fournil » : 12 c€. Pour « Boutique de la gare » : 13 c€.",
  );
  expect(told(at(12, "Le Fournil"), at(13, "Boutique"), at(12, "Salon"))).toBe(
    "Pour « Le Fournil » et « Salon » : 12 c€. Pour « Boutique » : 13 c€.",
  );
});

it("says the street of two places of one name, and of a place without any", () => {
  expect(told(at(12, "Boutique"), at(13, "Boutique", "8 rue de la Gare, 29200 Brest"))).toBe(
    "Pour « Boutique », 1 rue du Port : 12 c€. Pour « Boutique », 8 rue de la Gare : 13 c€.",
  );
  expect(told(at(12, ""), at(13, "Boutique"))).toBe("Pour 1 rue du Port : 12 c€. Pour « Boutique » : 13 c€.");
});

it("names no place where all are told alike, or none has a name", () => {
  expect(told(at(12, "Le Fournil"), at(12, "Boutique"))).toBe("12 c€.");
  expect(told(at(12, "", ""), at(13, "", ""))).toBe("12 c€. Pour un autre de vos lieux : 13 c€.");
  expect(told(at(12, "Le Fournil"))).toBe("12 c€.");
});
