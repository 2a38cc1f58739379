import { describe, expect, it } from "vitest";
import { lyonAddress } from "../../address/address.test-helper.ts";
import { knownRoof, ofOneRoof, type ProductionDraft } from "./production-draft.ts";
import { emptyProductionForm } from "./production-form.ts";
import { formOfRoof, type RoofForm } from "./roof.ts";

const panels: RoofForm = {
  kind: "panels",
  address: lyonAddress,
  area: "400",
  power: "36",
  contract: "",
  endsOn: "",
  buyBack: "",
  surplusBuyer: "unknown",
  surplusOffer: "",
  sells: "all",
  soldKwh: "",
  annualProduction: "42200",
  quote: "",
};
const bare: RoofForm = { ...panels, kind: "bare", annualProduction: "91500", quote: "72000" };

const begunWith = (roof: RoofForm): ProductionDraft => ({ ...formOfRoof(roof), ofRoof: knownRoof(roof) });
const goesOn = (kept: ProductionDraft, roof: RoofForm) => ofOneRoof(kept, formOfRoof(roof), knownRoof(roof));

describe("the draft of an installation", () => {
  it("is of the roof described last, whole, and keeps the price that was typed", () => {
    const typed = { ...begunWith(panels), name: "La Lande", prm: "12345678901234", min: "8", max: "11" };
    expect(goesOn(typed, bare)).toEqual({ ...begunWith(bare), min: "8", max: "11" });
    expect(goesOn(begunWith(bare), panels)).toEqual(begunWith(panels));
  });

  it("keeps what was typed over its roof, and once that roof is an installation", () => {
    const typed = { ...begunWith(bare), productionPower: "60", annualProduction: "70000" };
    expect(goesOn(typed, bare)).toBe(typed);
    expect(goesOn(typed, { ...bare, address: null, area: "", annualProduction: "" })).toBe(typed);
  });

  it("is of the roof described since, where it was typed before any or by the former release", () => {
    for (const ofRoof of [{ ofRoof: "" }, {}]) {
      const typed = { ...emptyProductionForm, productionPower: "9", min: "8", ...ofRoof };
      expect(goesOn(typed, bare)).toEqual({ ...begunWith(bare), min: "8" });
    }
  });
});
