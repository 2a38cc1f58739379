import { expect, it } from "vitest";
import { lyonAddress } from "../../address/address.test-helper.ts";
import { quoteFor } from "./kept-quote.ts";
import { formOfRoof, type RoofForm } from "./roof.ts";

const roof: RoofForm = {
  kind: "bare",
  address: lyonAddress,
  area: "180",
  power: "",
  annualProduction: "41000",
  quote: "48000",
};
const proposed = formOfRoof(roof);

it("follows a roof into the installation that is proposed of it, with the power that it is for", () => {
  expect(quoteFor(proposed, roof)).toEqual({ quote: "48000", power: "36" });
});

it("is not that of other panels, elsewhere or of another power", () => {
  expect(quoteFor({ ...proposed, productionPower: "20" }, roof)).toBeNull();
  expect(quoteFor({ ...proposed, address: { ...lyonAddress, label: "Ailleurs" } }, roof)).toBeNull();
});

it("is nothing where none was given", () => {
  expect(quoteFor(proposed, { ...roof, quote: "" })).toBeNull();
});
