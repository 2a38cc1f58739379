import { describe, expect, it } from "vitest";
import { energyDoubt, isEnergyBegun, kwhTyped } from "./typed-energy.ts";

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a yearly energy as it is typed", () => {
  it.each([
    ["40 MWh", "40000"],
    ["40mwh", "40000"],
    ["40 000 kWh", "40000"],
    ["40 000 kWh/an", "40000"],
    ["12,5 MWh", "12500"],
    ["12.5 MWh/an", "12500"],
    ["1,2 GWh", "1200000"],
    ["4\u202f500\u00a0kWh", "4500"],
    ["4500", "4500"],
    // Its thousands may stand behind a point: it is asked about, and not rounded to 13.
    ["12.500 kWh", "12.500"],
    // What is no energy stays, for the form to refuse it.
    ["12,5", "12,5"],
    ["40 M", "40M"],
    ["beaucoup", "beaucoup"],
    ["", ""],
  ])("%j is kept as %j", (typed, kept) => {
    expect(kwhTyped(typed)).toBe(kept);
  });

  it("is not complained of while its unit or its decimals are typed", () => {
    for (const begun of ["40M", "40Mw", "12,", "12,5", "12,5M", "4500k"])
      expect(isEnergyBegun(begun)).toBe(true);
    for (const wrong of ["beaucoup", "-1", "40x", ",5"]) expect(isEnergyBegun(wrong)).toBe(false);
  });
});

describe("a yearly energy in another unit", () => {
  it.each([
    ["40", "40 MWh ? C’est 40 000 kWh.", "40000"],
    ["12,5", "12,5 MWh ? C’est 12 500 kWh.", "12500"],
    ["12.500", "12,5 MWh ? C’est 12 500 kWh.", "12500"],
    ["4500,5", "Sans virgule : 4 501 kWh.", "4501"],
  ])("%j is asked about", (text, question, meant) => {
    expect(plain(energyDoubt(text)?.question)).toBe(question);
    expect(energyDoubt(text)?.meant).toBe(meant);
  });

  it("is none of what a home uses, nor of what is not known or no number", () => {
    for (const text of ["100", "4500", "0", "", "beaucoup", "40M"]) expect(energyDoubt(text)).toBeNull();
  });

  it("is asked of a business for more", () => {
    expect(plain(energyDoubt("165", { isBusiness: true })?.question)).toBe("165 MWh ? C’est 165 000 kWh.");
    expect(energyDoubt("1000", { isBusiness: true })).toBeNull();
  });
});
