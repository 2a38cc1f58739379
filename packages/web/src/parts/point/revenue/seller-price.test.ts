import { expect, it } from "vitest";
import { sellerPrice, sellerRange } from "./seller-price.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const range = { min: 0.1, max: 0.12 };

it.each([
  ["individual", null, "5,36 c€/kWh HT, soit 6,43 c€/kWh TTC"],
  ["professional", null, "5,36 c€/kWh HT"],
  ["individual", "franchise", "5,36 c€/kWh, sans TVA"],
] as const)("a seller's price, for %s (VAT: %s): %s", (profileType, vatRegime, told) => {
  expect(plain(sellerPrice(0.0536, { profileType, vatRegime }))).toBe(told);
});

it("tells a range both ways to who types it with VAT", () => {
  expect(plain(sellerRange(range, { profileType: "individual", vatRegime: null }))).toBe(
    "de 10 à 12 c€/kWh HT, soit de 12 à 14,4 c€/kWh TTC",
  );
});
