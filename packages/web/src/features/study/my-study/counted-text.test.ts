import { expect, it } from "vitest";
import { countedText } from "./counted-text.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

it("what producers receive says what it counts, and why the sum that each reads himself is another", () => {
  expect(plain(countedText({ places: 17, ownEur: 0 }))).toBe(
    "Ces recettes comptent les 17 lieux de l’étude, heure par heure, chacun à son prix, avant cotisation ; le surplus et la vente de tout au tarif publié. Chaque producteur lit chez lui une année type, d’après ses contrats et sa cotisation.",
  );
  expect(plain(countedText({ places: 1, ownEur: 0 }))).toContain(
    "comptent le lieu de l’étude, heure par heure, à son prix",
  );
  expect(plain(countedText({ places: 17, ownEur: 120 }))).toContain(
    "avant cotisation, avec ce qu’on se paie à soi-même ; le surplus",
  );
  expect(plain(countedText({ places: 17, ownEur: 0, leavesContract: true }))).toContain(
    "la vente de tout au tarif publié, celui du surplus pour qui quitte un contrat d’achat.",
  );
});
