import type { VatRegime } from "@mec/domain/shared";
import { expect, it } from "vitest";
import { evenPriceText } from "./even-price-words.ts";

// 100 kWc: all sold at 7.92 c€ bring 9 060 €; a full project takes 103 200 of 114 400 kWh, the rest brings 5.36 c€. Sharing
// brings as much from (9 060.48 − 600.32) ÷ 103 200 = 8.20 c€.
const revenue = {
  producedKwh: 114_400,
  sharedKwh: { low: 26_500, high: 103_200 },
  earnsEur: { low: 6830, high: 11_950 },
  fewestKwh: 57_200,
  todayEur: null,
  fullEur: { low: 8850, high: 11_950 },
  membershipEur: null,
  sellingAllEur: 9060.48,
  surplusPrice: 0.0536,
  fullSalePrice: 0.0792,
  highestPrice: 0.1183,
  highestPriceWithoutExemption: 0.0875,
};
const told = (other: Partial<typeof revenue> = {}, vatRegime: VatRegime = null) =>
  evenPriceText({ ...revenue, ...other }, vatRegime)?.replaceAll(/[\u00a0\u202f]/gu, " ");

it("says from which price a full project brings more than selling everything", () => {
  expect(told()).toBe(
    "Si le projet se remplit, partager rapporte plus que tout vendre au-dessus de 8,2 c€/kWh HT.",
  );
});

it("says when neighbours would no longer gain at that price", () => {
  expect(told({ highestPrice: 0.08 }, "standard")).toBe(
    "Même si le projet se remplit, partager ne rapporterait plus que tout vendre qu’au-dessus de 8,2 c€/kWh HT, prix auquel vos voisins ne gagneraient plus.",
  );
  // Without VAT to add, 8 × 1.2 = 9.6 c€ are left for the price.
  expect(told({ highestPrice: 0.08 }, "franchise")).toMatch(
    /^Si le projet se remplit, partager rapporte plus/,
  );
  expect(told({ highestPrice: 0.06 })).toContain("prix auquel vos voisins ne gagneraient plus.");
});

it("says both as long as he has not said whether he adds VAT", () => {
  expect(told({ highestPrice: 0.08 })).toBe(
    "Même si le projet se remplit, partager ne rapporterait plus que tout vendre qu’au-dessus de 8,2 c€/kWh HT : vos voisins n’y gagneraient plus si vous facturez la TVA, et gagneraient jusqu’à 9,6 c€/kWh si vous n’en facturez pas.",
  );
});

it("says nothing where even few homes bring more, or where selling all has no price", () => {
  expect(told({ earnsEur: { low: 9100, high: 11_950 } })).toBeUndefined();
  expect(evenPriceText({ ...revenue, sellingAllEur: null }, null)).toBeNull();
});

it("counts those of today at what they have accepted: who comes alone would pay what is asked", () => {
  // (9 060.48 − 600.32 − 26 500 × 7 c€) ÷ 76 700 = 8.6117 c€, told as no less.
  expect(evenPriceText(revenue, null, 0.07)?.replaceAll(/[\u00a0\u202f]/gu, " ")).toContain(
    "au-dessus de 8,62 c€/kWh HT.",
  );
});
