import { expect, it } from "vitest";
import { changedDues, duesOf, duesText, isDearer } from "./index.ts";

const none = { required: false, amount: 0, entranceFeeRequired: false, entranceFeeAmount: 0 };
const yearly = { ...none, required: true, amount: 12 };
const both = { ...yearly, entranceFeeRequired: true, entranceFeeAmount: 5 };

it.each([
  ["a first fee", null, yearly, true],
  ["a first fee of nothing", null, none, false],
  ["an entrance fee beside", yearly, both, true],
  ["the same again", both, both, false],
  ["less", both, yearly, false],
  ["an amount that is not asked for", none, { ...none, amount: 12 }, false],
] as const)("members pay more or not: %s", (_, before, after, dearer) => {
  expect(isDearer(duesOf(before), duesOf(after))).toBe(dearer);
});

it("says what is paid, and how often", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(duesText(duesOf(both)))).toBe(
    "une cotisation de 12,00 € par an et un droit d’entrée de 5,00 €, une seule fois",
  );
  expect(duesText(duesOf(none))).toBe("");
});

it("what members pay otherwise is told with what it was", () => {
  expect(changedDues({ yearly: 12, once: 0 }, { yearly: 18, once: 50 })).toEqual([
    { name: "la cotisation", was: "12,00\u00a0€", is: "18,00\u00a0€ par an" },
    { name: "le droit d’entrée", was: "aucun", is: "50,00\u00a0€, une seule fois" },
  ]);
  expect(changedDues({ yearly: 12, once: 5 }, { yearly: 12, once: 5 })).toEqual([]);
});
