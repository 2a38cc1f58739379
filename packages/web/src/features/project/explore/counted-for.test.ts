import { expect, it } from "vitest";
import { lyonAddress } from "../../../parts/address/address.test-helper.ts";
import { countedForText } from "./counted-for.ts";

const at = (label: string) => ({ label });

it("says whose sums stand in a list of another town, which the reader's own home counts", () => {
  expect(countedForText(lyonAddress, at("Rennes (35000)"))).toBe(
    "Sommes comptées pour votre lieu à Lyon\u00a0; distances et portée depuis Rennes.",
  );
  expect(countedForText(lyonAddress, at("12 Rue Saint-Ferréol 35000 Rennes"))).toContain("depuis Rennes");
});

it("says nothing in one's own town, nor where no place is searched or told", () => {
  expect(countedForText(lyonAddress, at("8 Rue des Lilas 69003 Lyon"))).toBeNull();
  expect(countedForText(lyonAddress, at("Lyon (69001)"))).toBeNull();
  expect(countedForText(lyonAddress, at(""))).toBeNull();
  expect(countedForText(null, at("Rennes"))).toBeNull();
});
