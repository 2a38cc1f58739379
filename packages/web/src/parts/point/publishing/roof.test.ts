import { describe, expect, it } from "vitest";
import { lyonAddress } from "../../address/address.test-helper.ts";
import { emptyProductionForm } from "./production-form.ts";
import {
  countsOwnUse,
  estimatedOf,
  formOfRoof,
  type RoofForm,
  sellingOf,
  toldOtherwise,
  withFigures,
} from "./roof.ts";

const bare = (address: RoofForm["address"], area: string, annualProduction = ""): RoofForm => ({
  kind: "bare",
  power: "",
  contract: "",
  endsOn: "",
  buyBack: "",
  surplusBuyer: "unknown",
  surplusOffer: "",
  sells: "all",
  soldKwh: "",
  quote: "",
  address,
  area,
  annualProduction,
});

it("has no quote nor production of the roof that it was before its address, area or kind was told otherwise", () => {
  const roof = { ...bare(lyonAddress, "180", "41000"), quote: "48000" };
  expect(toldOtherwise({ ...roof, area: "60" })).toEqual(bare(lyonAddress, "60"));
});

it("takes the figures that are kept only where they are its own: another kind of roof is another roof", () => {
  const kept = { ...bare(lyonAddress, "400", "91500"), power: "36", quote: "72000" };
  expect(withFigures({ ...kept, annualProduction: "", quote: "" }, kept)).toEqual(kept);
  expect(withFigures({ ...kept, kind: "panels" }, kept)).toEqual({
    ...kept,
    kind: "panels",
    annualProduction: "",
    quote: "",
  });
});

describe("the tariff of panels that are laid", () => {
  const panels: RoofForm = { ...bare(lyonAddress, "180"), kind: "panels", power: "36", buyBack: "0,12" };

  it("is what their contract pays, and pays for the rest only where its buyer is said to take it", () => {
    expect(sellingOf(panels).buyBack).toEqual({ price: 0.12, takesSurplus: false });
    expect(sellingOf({ ...panels, surplusBuyer: "contract" }).buyBack).toEqual({
      price: 0.12,
      takesSurplus: true,
    });
  });

  it("is none as long as nobody tells it, nor of a roof that carries nothing", () => {
    expect(sellingOf({ ...panels, buyBack: "", surplusBuyer: "contract" }).buyBack).toBeNull();
    expect(sellingOf({ ...panels, buyBack: "douze" }).buyBack).toBeNull();
    expect(sellingOf({ ...panels, kind: "bare" }).buyBack).toBeNull();
  });

  it("stays with the roof whose power is told otherwise, and another tariff asks for another estimate", () => {
    expect(toldOtherwise({ ...panels, power: "40" })).toMatchObject({ buyBack: "0,12" });
    expect(estimatedOf({ ...panels, buyBack: "0,13" })).not.toBe(estimatedOf(panels));
    expect(estimatedOf({ ...panels, buyBack: "douze" })).not.toBe(estimatedOf({ ...panels, buyBack: "" }));
    expect(estimatedOf({ ...panels, surplusBuyer: "contract" })).not.toBe(estimatedOf(panels));
  });
});

describe("the installation that a roof would carry", () => {
  it("has a kilowatt for five square metres, at its place, and is not in service", () => {
    expect(formOfRoof(bare(lyonAddress, "180"))).toMatchObject({
      operating: "no",
      productionType: "photovoltaic",
      address: lyonAddress,
      productionPower: "36",
    });
    expect(formOfRoof(bare(lyonAddress, "12,5")).productionPower).toBe("2,5");
  });

  it("has the production that was computed for it, and the segment of its power", () => {
    expect(formOfRoof(bare(lyonAddress, "200", "47000"))).toMatchObject({
      productionPower: "40",
      annualProduction: "47000",
      segment: "C4",
    });
  });

  it("is the panels that stand on it, which produce: the number of their meter may wait", () => {
    expect(formOfRoof({ ...bare(lyonAddress, "180"), kind: "panels", power: "40,5" })).toMatchObject({
      operating: "later",
      productionPower: "40,5",
      segment: "C4",
    });
  });

  it("sells what is left after its holder's own use, or all as long as he does not know how much that is", () => {
    const panels = { ...bare(lyonAddress, "180", "41000"), kind: "panels" as const, power: "36" };
    const surplus = { ...panels, sells: "surplus" as const };
    expect(formOfRoof({ ...surplus, soldKwh: "28000" }).annualProduction).toBe("28000");
    expect(formOfRoof(surplus).annualProduction).toBe("41000");
    expect([surplus, { ...surplus, soldKwh: "28000" }, panels].map(countsOwnUse)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is none that no operation may take: nothing is promised of it", () => {
    const hectares = bare({ ...lyonAddress, citycode: "69381" }, "60000");
    expect(formOfRoof(hectares)).toEqual(emptyProductionForm);
    expect(formOfRoof({ ...hectares, kind: "panels", power: "36000" })).toEqual(emptyProductionForm);
    expect(formOfRoof(bare({ ...lyonAddress, citycode: "2A004" }, "3000"))).toEqual(emptyProductionForm);
    expect(formOfRoof(bare(lyonAddress, "3000")).productionPower).toBe("600");
  });

  it.each([
    [bare(null, "180")],
    [bare(lyonAddress, "")],
    [bare(lyonAddress, "2")],
    [{ ...bare(lyonAddress, "180"), kind: "panels" as const }],
  ])("is nothing to begin with while %j", (roof) => {
    expect(formOfRoof(roof)).toEqual(emptyProductionForm);
  });
});
