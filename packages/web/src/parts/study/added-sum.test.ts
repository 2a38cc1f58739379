import { expect, it } from "vitest";
import { addedTexts } from "./added-sum.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const school = {
  savingEur: { low: 61.6, high: 179.4 },
  savingWithoutVatEur: null,
  isVatCounted: true,
  membershipEur: 20,
  withoutExemptionEur: { low: -715, high: -321 },
  isUnexempted: true,
};
const gym = {
  ...school,
  savingEur: { low: 18.6, high: 75.4 },
  withoutExemptionEur: { low: -363, high: -175 },
};
const told = (...sums: Parameters<typeof addedTexts>[0]) => addedTexts(sums).map(plain);

// 62 + 19 = 81 and 179 + 75 = 254: what is read adds up, whatever was rounded; each place pays its own fee, counted in each.
it("adds up what the places of one person save, in both cases", () => {
  expect(told(school, gym)).toEqual([
    "Vos 2 lieux : de 81 à 254 € TTC d’économie par an, cotisation comprise.",
    "Si l’exonération d’accise s’arrêtait : de 496 à 1 078 € TTC de perte par an.",
  ]);
});

it("leaves the other case out where the places do not all have it", () => {
  expect(told(school, { ...gym, isUnexempted: false })).toHaveLength(1);
  expect(told(school, { ...gym, withoutExemptionEur: null })).toHaveLength(1);
});

it("says a place that loses as what it takes from the other", () => {
  const loses = { ...gym, savingEur: { low: -67, high: -10 } };
  expect(told(school, loses)[0]).toContain("de 5 € TTC de perte à 169 € TTC d’économie par an");
});

it("counts a home beside a town hall's place with its tax, and adds no sum with VAT to one without", () => {
  const home = { ...gym, isVatCounted: undefined };
  expect(told(home, home)[0]).toContain("de 38 à 150 € d’économie");
  expect(told(school, home)[0]).toContain("de 81 à 254 € TTC d’économie");
  expect(told(school, { ...home, savingWithoutVatEur: { low: 10, high: 20 } })).toEqual([]);
});

it("says which contribution is not settled, and nothing of one place alone", () => {
  const unsettled = { ...gym, membershipEur: null };
  expect(told(unsettled, unsettled)[0]).toContain("cotisation pas encore fixée");
  expect(told(school, unsettled)[0]).toContain("cotisation comprise là où elle est fixée");
  expect(told({ ...school, membershipEur: 0 }, gym)[0]).toContain("cotisation comprise");
  expect(told(school)).toEqual([]);
});

it("says of how many places it is where one has no sum", () => {
  expect(addedTexts([school, gym], 3).map(plain)[0]).toContain("2 de vos 3 lieux : de 81 à 254 €");
});

it("is of the first year where a price rises", () => {
  expect(told(school, { ...gym, isIndexed: true })[0]).toContain("au prix de départ");
});
