import { exemptionSureUntil } from "@mec/energy";
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
  projectId: "here",
};
const gym = {
  ...school,
  savingEur: { low: 18.6, high: 75.4 },
  withoutExemptionEur: { low: -363, high: -175 },
};
const inOrder = (texts: ReturnType<typeof addedTexts>) =>
  [texts?.told, texts?.other, texts?.shared].flatMap((text) => (text ? [plain(text)] : []));
const told = (...sums: Parameters<typeof addedTexts>[0]) => inOrder(addedTexts(sums));

// 62 + 19 = 81 and 179 + 75 = 254: what is read adds up, whatever was rounded; each place pays its own fee, counted in each.
it("adds up what the places of one person save, in both cases", () => {
  expect(told(school, gym)).toEqual([
    "Vos 2 lieux, si l’exonération d’accise s’arrêtait : de 496 à 1 078 € TTC de perte par an, cotisation comprise.",
    `Seulement si l’exonération de taxe (accise) continue après le ${exemptionSureUntil()} : de 81 à 254 € TTC d’économie par an.`,
    "Ils se partagent la même production : chaque somme est calculée lieu par lieu.",
  ]);
});

it("begins with the exemption where the year does, and where nothing is saved even with it", () => {
  const loses = { ...gym, savingEur: { low: -367, high: -210 } };
  for (const texts of [addedTexts([school, gym], { isEndedFirst: false }), addedTexts([school, loses])]) {
    const [first, second] = inOrder(texts);
    expect(first).toMatch(/^Vos 2 lieux : /u);
    expect(second).toMatch(/^Si l’exonération d’accise s’arrêtait : /u);
  }
});

it("leaves the other case out where the places do not all have it", () => {
  const hasOther = (...sums: Parameters<typeof addedTexts>[0]) =>
    told(...sums).some((text) => text.includes("s’arrêtait"));
  expect(hasOther(school, gym)).toBe(true);
  expect(hasOther(school, { ...gym, isUnexempted: false })).toBe(false);
  expect(hasOther(school, { ...gym, withoutExemptionEur: null })).toBe(false);
});

it("says a place that loses as what it takes from the other", () => {
  const loses = { ...gym, savingEur: { low: -67, high: -10 } };
  expect(told(school, loses)[1]).toContain("de 5 € TTC de perte à 169 € TTC d’économie par an");
});

it("counts a home beside a town hall's place with its tax, and adds no sum with VAT to one without", () => {
  const home = { ...gym, isVatCounted: undefined };
  expect(told(home, home)[1]).toContain("de 38 à 150 € d’économie");
  expect(told(school, home)[1]).toContain("de 81 à 254 € TTC d’économie");
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
  expect(inOrder(addedTexts([school, gym], { total: 3 }))[0]).toContain(
    "2 de vos 3 lieux, si l’exonération d’accise s’arrêtait : de 496 à 1 078 €",
  );
});

it("is of the first year where a price rises", () => {
  expect(told(school, { ...gym, isIndexed: true })[0]).toContain("au prix de départ");
});

it("says which places share one production, as the mail of their prices does", () => {
  const there = { ...gym, projectId: "there" };
  expect(addedTexts([school, there])?.shared).toBeNull();
  expect(plain(addedTexts([school, gym, there])?.shared ?? "")).toBe(
    "Ceux d’un même projet se partagent sa production : chaque somme est calculée lieu par lieu.",
  );
});

it("says of places with a price that each sum counts the others: what is voted on is what is signed", () => {
  const isPriced = true;
  expect(told({ ...school, isPriced }, { ...gym, isPriced })[2]).toBe(
    "Ils se partagent la même production : chaque somme en tient compte.",
  );
});

// Each would take 80 % of a bright year: of (179 + 20) × 2 = 398 € off their bills they get 398/1.6 = 249, less 40 of costs.
it("counts what is produced once where they would take more, and says so", () => {
  const large = {
    ...school,
    savingEur: { low: 62, high: 179 },
    withoutExemptionEur: { low: -20, high: 12 },
    productionShare: { low: 0.4, high: 0.8 },
    ownCostsEur: 20,
  };
  expect(told(large, large)).toEqual([
    // (12 + 20) × 2 / 1.6 = 40, less 40 of costs; −20 is the costs alone.
    "Vos 2 lieux, si l’exonération d’accise s’arrêtait : de 0 à 40 € TTC de perte par an, cotisation comprise.",
    `Seulement si l’exonération de taxe (accise) continue après le ${exemptionSureUntil()} : de 124 à 209 € TTC d’économie par an.`,
    "Ensemble, ils prendraient plus que ce qui est produit : ce total compte qu’ils se le partagent.",
  ]);
  const elsewhere = { ...large, projectId: "there" };
  expect(told(large, elsewhere)[1]).toContain("de 124 à 358 €");
  expect(told(large, { ...large, ownCostsEur: undefined })[1]).toContain("de 124 à 358 €");
});

it("adds the priced places alone where the estimate of another has another tax", () => {
  const priced = { ...school, isPriced: true };
  const unasked = { ...gym, isVatCounted: false, savingWithoutVatEur: { low: 10, high: 20 } };
  const [sum] = inOrder(addedTexts([priced, { ...gym, isPriced: true }, unasked], { total: 3 }));
  expect(sum).toContain(
    "2 de vos 3 lieux, si l’exonération d’accise s’arrêtait : de 496 à 1 078 € TTC de perte par an",
  );
});
