import { expect, it } from "vitest";
import { suppositions } from "./sum-words.ts";

const told = (savingWithoutVatEur: { low: number; high: number } | null) =>
  suppositions({ vatRegime: 0.74, savingWithoutVatEur, caution: null }).map((text) =>
    text.replaceAll(/[\u00a0\u202f]/gu, " "),
  );

it("where sellers differ in their VAT, a sum with tax counts a mean price, and a sum without it the same price of all", () => {
  expect(told(null)).toEqual([
    expect.stringMatching(/^Le prix compté est TTC, dont 26 % des panneaux sans TVA/),
  ]);
  expect(told({ low: 389, high: 833 })).toEqual([
    "Certains panneaux sont vendus sans TVA, d’autres avec : sans effet sur cette somme HT, puisque vous la récupérez.",
  ]);
});

it("says first which plants it counts that do not run yet", () => {
  const plannedText = "Cette somme compte 136 kWc, dont 36 kWc attendus en mars 2027.";
  expect(suppositions({ vatRegime: "standard", caution: "Une source annonce.", plannedText })).toEqual([
    plannedText,
    "Une source annonce.",
  ]);
});
