import { ibanSchema } from "@mec/domain/pmo";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ibanCharactersOf, ibanInFours } from "./iban.ts";

describe("an IBAN", () => {
  it.each([
    ["", ""],
    ["FR7", "FR7"],
    ["FR76", "FR76"],
    ["FR763", "FR76 3"],
    ["FR7630006000011234567890189", "FR76 3000 6000 0112 3456 7890 189"],
    ["MT84MALT011000012345MTLCAST001S", "MT84 MALT 0110 0001 2345 MTLC AST0 01S"],
  ])("of characters %j shows as %j", (characters, shown) => {
    expect(ibanInFours(characters)).toBe(shown);
  });

  it.each([
    "fr76 3000 6000 0112 3456 7890 189",
    "IBAN : FR76 3000 6000 0112 3456 7890 189",
    "FR76-3000-6000-0112-3456-7890-189\n",
    "FR76\u00a03000\u00a06000\u00a00112\u00a03456\u00a07890\u00a0189",
  ])("pasted as %j is the one that the rule accepts", (pasted) => {
    expect(ibanSchema.parse(ibanCharactersOf(pasted))).toBe("FR7630006000011234567890189");
  });

  it("shown and read again is the same", () => {
    const characters = fc.stringMatching(/^[A-HJ-Z\d]{0,40}$/);
    fc.assert(
      fc.property(characters, (iban) => {
        expect(ibanCharactersOf(ibanInFours(iban))).toBe(iban);
      }),
    );
  });
});
