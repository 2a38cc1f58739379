import { describe, expect, it } from "vitest";
import { lyonAddress } from "../../address/address.test-helper.ts";
import { emptyProductionForm } from "./production-form.ts";
import { formOfRoof } from "./roof.ts";

describe("the installation that a roof would carry", () => {
  it("has a kilowatt for five square metres, at its place, and is not in service", () => {
    expect(formOfRoof({ address: lyonAddress, area: "180", annualProduction: "" })).toMatchObject({
      operating: "no",
      productionType: "photovoltaic",
      address: lyonAddress,
      productionPower: "36",
    });
    expect(formOfRoof({ address: lyonAddress, area: "12,5", annualProduction: "" }).productionPower).toBe(
      "2,5",
    );
  });

  it("has the production that was computed for it, and the segment of its power", () => {
    expect(formOfRoof({ address: lyonAddress, area: "200", annualProduction: "47000" })).toMatchObject({
      productionPower: "40",
      annualProduction: "47000",
      segment: "C4",
    });
  });

  it.each([
    [{ address: null, area: "180", annualProduction: "" }],
    [{ address: lyonAddress, area: "", annualProduction: "" }],
    [{ address: lyonAddress, area: "2", annualProduction: "" }],
  ])("is nothing to begin with while %j", (roof) => {
    expect(formOfRoof(roof)).toEqual(emptyProductionForm);
  });
});
