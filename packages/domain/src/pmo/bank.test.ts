import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import { bankWarning, bicSchema, ibanSchema } from "./index.ts";

/** IBANs of the registry of ISO 13616. */
const ibans = [
  "FR1420041010050500013M02606",
  "MC5811222000010123456789030",
  "DE89370400440532013000",
  "BE68539007547034",
  "NL91ABNA0417164300",
  "GB29NWBK60161331926819",
];

describe("an IBAN", () => {
  it.each(ibans)("%s is right, and kept without spaces nor small letters", (iban) => {
    const grouped = iban.toLowerCase().replace(/(.{4})/g, "$1 ");
    expect(ibanSchema.parse(grouped)).toBe(iban);
  });

  it("with one digit changed is wrong", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ibans),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (iban, place, shift) => {
          const places = [...iban].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
          const at = places[place % places.length] ?? 0;
          const digit = (Number(iban[at]) + shift) % 10;
          const changed = iban.slice(0, at) + digit + iban.slice(at + 1);
          expect(ibanSchema.safeParse(changed).success).toBe(false);
        },
      ),
    );
  });

  it.each(["", "FR14", "FR14 2004 1010 0505 0001 3M02 6060", "XX1420041010050500013M02606", "cheque"])(
    "%j is wrong, in one message",
    (text) => {
      const { error } = ibanSchema.safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([messages.iban]);
    },
  );
});

describe("a BIC", () => {
  it.each([
    ["psstfrpp par", "PSSTFRPPPAR"],
    ["AGRIFRPP", "AGRIFRPP"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(bicSchema.parse(typed)).toBe(kept);
  });

  it.each(["", "AGRIFRP", "AGRIFRPPPA", "AGRIZZPP", "1GRIFRPP", "AGRIFRPPPARIS"])("%j is wrong", (text) => {
    const { error } = bicSchema.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([messages.bic]);
  });
});

describe("an IBAN with a BIC", () => {
  const french = "FR1420041010050500013M02606";
  const monegasque = "MC5811222000010123456789030";
  it.each([
    [french, "PSSTFRPPPAR"],
    [monegasque, "CMCIFRPP"],
    [french, "CMBMMCMX"],
    [french, "BFRXGPGP"],
    ["DE89370400440532013000", "COBADEFFXXX"],
  ])("%s and %s go together", (iban, bic) => {
    expect(bankWarning({ iban, bic })).toBeNull();
  });

  it("of two countries are shown as doubtful", () => {
    expect(bankWarning({ iban: french, bic: "COBADEFFXXX" })).toBe(
      "Le pays du BIC (DE) n’est pas celui de l’IBAN (FR)\u00a0: vérifiez ces deux codes.",
    );
    expect(bankWarning({ iban: "DE89370400440532013000", bic: "CMBMMCMX" })).not.toBeNull();
  });
});
