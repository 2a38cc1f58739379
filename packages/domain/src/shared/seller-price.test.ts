import { expect, it } from "vitest";
import { ownPriceText, sellerPrice, sellerRange } from "./seller-price.ts";

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

it("tells a seller's own price with his own VAT, else with the one that his project plans, and never with another's", () => {
  const told = (vatRegime: "standard" | "franchise" | null, plannedVat: "standard" | "franchise" | null) =>
    plain(ownPriceText({ price: range, vatRegime }, plannedVat));
  expect(told(null, "franchise")).toBe("de 10 à 12 c€/kWh, sans TVA");
  expect(told("franchise", "standard")).toBe("de 10 à 12 c€/kWh, sans TVA");
  // Whoever its reader is: his participants pay it with VAT.
  expect(told("standard", "franchise")).toBe("de 10 à 12 c€/kWh HT, soit de 12 à 14,4 c€/kWh TTC");
  expect(told(null, null)).toBe("de 10 à 12 c€/kWh HT, soit de 12 à 14,4 c€/kWh TTC");
});
