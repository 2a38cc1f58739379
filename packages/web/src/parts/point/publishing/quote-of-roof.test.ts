import { expect, it } from "vitest";
import { lyonAddress } from "../../address/address.test-helper.ts";
import { contractFor, quoteFor, sellingFor, tariffFor } from "./quote-of-roof.ts";
import { formOfRoof, type RoofForm } from "./roof.ts";

const roof: RoofForm = {
  kind: "bare",
  address: lyonAddress,
  area: "180",
  power: "",
  contract: "",
  endsOn: "",
  buyBack: "",
  surplusBuyer: "unknown",
  surplusOffer: "",
  sells: "all",
  soldKwh: "",
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
  expect(sellingFor(installation, panels).buyBack).toEqual({ price: 0.12, takesSurplus: true });
  expect(sellingFor({ ...installation, productionPower: "20" }, panels).buyBack).toBeNull();
  expect(sellingFor(proposed, roof).buyBack).toBeNull();
});

it("is what the step of an installation in service says, whatever the roof's page was told", () => {
  const own = { ...proposed, operating: "later", buyBack: "0,1201", surplusBuyer: "contract" } as const;
  expect(sellingFor(own, roof).buyBack).toEqual({ price: 0.1201, takesSurplus: true });
  expect(sellingFor({ ...own, buyBack: "" }, roof).buyBack).toBeNull();
  // What is not there yet has no contract: what was typed before is none of it.
  expect(sellingFor({ ...own, operating: "no" }, roof).buyBack).toBeNull();
});

it("takes along since when that contract runs, once its own step or the roof's page was told", () => {
  const panels: RoofForm = {
    ...roof,
    kind: "panels",
    power: "36",
    contract: "older",
    buyBack: "0,6",
    surplusBuyer: "contract",
  };
  const installation = formOfRoof(panels);
  // Its buyer takes nothing of what sharing leaves: it has ended by then.
  const sent = { purchaseContract: "older", buyBack: { price: 0.6, takesSurplus: false } };
  expect(contractFor(installation, panels)).toEqual(sent);
  const begun = { ...installation, contract: "", buyBack: "", surplusBuyer: "unknown" } as const;
  expect(tariffFor(begun, panels).contract).toBe("older");
  expect(contractFor({ ...begun, contract: "none" }, panels)).toEqual({ purchaseContract: "none" });
  expect(contractFor({ ...begun, contract: "unknown" }, panels)).toEqual({});
  expect(contractFor({ ...begun, operating: "no" }, panels)).toEqual({});
});

it("counts but what is left after their holder's own use, where panels sell that alone", () => {
  const panels: RoofForm = { ...roof, kind: "panels", power: "36", sells: "surplus", soldKwh: "28000" };
  expect(formOfRoof(panels).annualProduction).toBe("28000");
  expect(formOfRoof({ ...panels, sells: "all" }).annualProduction).toBe("41000");
  expect(formOfRoof({ ...panels, kind: "bare" }).annualProduction).toBe("41000");
});

it("takes along that but a surplus is sold, which sharing is compared with, as the roof's page asked it or its own step", () => {
  const panels: RoofForm = { ...roof, kind: "panels", power: "36", sells: "surplus" };
  const installation = formOfRoof(panels);
  expect(contractFor(installation, panels)).toEqual({ sellsSurplus: true });
  expect(sellingFor(installation, panels)).toMatchObject({ buyBack: null, sellsSurplus: true });
  expect(sellingFor({ ...installation, sells: "all" }, panels).sellsSurplus).toBe(false);
  expect(sellingFor({ ...proposed, operating: "later", sells: "surplus" }, roof).sellsSurplus).toBe(true);
  expect(sellingFor({ ...installation, operating: "no" }, panels).sellsSurplus).toBe(false);
});
