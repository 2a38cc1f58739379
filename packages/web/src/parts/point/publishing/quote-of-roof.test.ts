import { expect, it } from "vitest";
import { lyonAddress } from "../../address/address.test-helper.ts";
import { buyBackFor, quoteFor } from "./quote-of-roof.ts";
import { formOfRoof, type RoofForm } from "./roof.ts";

const roof: RoofForm = {
  kind: "bare",
  address: lyonAddress,
  area: "180",
  power: "",
  buyBack: "",
  surplusBuyer: "unknown",
  annualProduction: "41000",
  quote: "48000",
};
const proposed = formOfRoof(roof);

it("follows a roof into the installation that is proposed of it", () => {
  expect(quoteFor(proposed, roof)).toBe(48_000);
});

it("is not that of other panels, elsewhere or of another power", () => {
  expect(quoteFor({ ...proposed, productionPower: "20" }, roof)).toBeUndefined();
  expect(quoteFor({ ...proposed, address: { ...lyonAddress, label: "Ailleurs" } }, roof)).toBeUndefined();
});

it("is nothing where none was given", () => {
  for (const quote of ["", "bientôt"]) expect(quoteFor(proposed, { ...roof, quote })).toBeUndefined();
});

it("takes along the tariff that the contract of its panels pays, and to no other installation", () => {
  const panels: RoofForm = {
    ...roof,
    kind: "panels",
    power: "36",
    buyBack: "0,12",
    surplusBuyer: "contract",
  };
  const installation = formOfRoof(panels);
  expect(buyBackFor(installation, panels)).toEqual({ price: 0.12, takesSurplus: true });
  expect(buyBackFor({ ...installation, productionPower: "20" }, panels)).toBeNull();
  expect(buyBackFor(proposed, roof)).toBeNull();
});
