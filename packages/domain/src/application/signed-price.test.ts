import { expect, it } from "vitest";
import { changesSignedPrice } from "./signed-price.ts";

const asked = { min: 0.1, max: 0.12 };

it.each([
  ["SIGNED", { min: 0.1, max: 0.13 }, true],
  ["EXPLOITATION", { min: 0.09, max: 0.12 }, true],
  ["SIGNED", null, true],
  ["SIGNED", asked, false],
  // Typed with VAT and kept without, it comes back with the noise of its last decimals.
  ["SIGNED", { min: 0.1000000001, max: 0.12 }, false],
  ["SIGNED", undefined, false],
  ["SIGNATURE", null, false],
  ["APPLICATION", { min: 0.2, max: 0.3 }, false],
  ["REJECTED", null, false],
  ["NONE", null, false],
] as const)(
  "a plant whose application is %s and that then asks %o changes what is signed: %s",
  (status, next, is) => {
    expect(changesSignedPrice(status, asked, next)).toBe(is);
  },
);

it("electricity that is given by what is signed is not sold afterwards", () => {
  expect(changesSignedPrice("SIGNED", null, asked)).toBe(true);
  expect(changesSignedPrice("SIGNED", null, null)).toBe(false);
});
