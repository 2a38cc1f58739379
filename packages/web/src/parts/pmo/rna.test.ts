import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rnaCharactersOf, rnaLength, rnaOf } from "./rna.ts";

describe("the nine boxes of an RNA", () => {
  it.each([
    ["", ""],
    ["7", "7"],
    ["751234567", "751234567"],
    ["W751234567", "751234567"],
    ["w2a1234567", "2A1234567"],
    [" W 751 234 567 ", "751234567"],
    ["W751-234.567", "751234567"],
    ["N° RNA : W751234567 (récépissé du 3 mars)", "751234567"],
    ["N° RNA : W351 234 567", "351234567"],
    ["W751234567 du 3 mars", "751234567"],
    ["7512345678", "751234567"],
    ["W", ""],
  ])("take of %j: %j", (typed, kept) => {
    expect(rnaCharactersOf(typed)).toBe(kept);
  });

  it("never hold more than nine, nor anything but capitals and digits, whatever is pasted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const characters = rnaCharactersOf(text);
        expect(characters).toMatch(/^[A-Z\d]*$/);
        expect(characters.length).toBeLessThanOrEqual(rnaLength);
      }),
    );
  });

  it("read again what they gave", () => {
    const rna = fc.stringMatching(/^\d[\dA-Z]{2}\d{6}$/);
    fc.assert(
      fc.property(rna, (characters) => {
        expect(rnaCharactersOf(rnaOf(characters))).toBe(characters);
      }),
    );
  });

  it("give nothing, and not a lone W, while they are empty", () => {
    expect(rnaOf("")).toBe("");
    expect(rnaOf("751")).toBe("W751");
  });
});
