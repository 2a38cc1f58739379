import { expect, it } from "vitest";
import { changedSums } from "./told-sums.ts";

const first = {
  house: { "": "de 71 à 96 € d’économie par an", "Année 5": "de 45 à 57 €" },
};
const plain = (...given: Parameters<typeof changedSums>) =>
  changedSums(...given).map((text) => text.replaceAll("\u00a0", " "));

it("says what a sum was, and is, where it changed since it was read", () => {
  const now = { house: { "": "de 48 à 69 € d’économie par an", "Année 5": "de 33 à 44 €" } };
  expect(plain(first, now)).toEqual([
    "Cette somme a changé depuis que vous l’avez lue : de 71 à 96 € d’économie par an → de 48 à 69 € d’économie par an.",
    "Année 5 : de 45 à 57 € → de 33 à 44 €, depuis que vous l’avez lu.",
  ]);
  expect(plain(first, now, new Map([["house", "Maison"]]))[0]).toMatch(/^Maison : de 71 à 96 €/);
});

it("says nothing of what is as it was, nor of a document that came since", () => {
  expect(plain(first, first)).toEqual([]);
  expect(plain(first, { ...first, flat: { "": "de 1 à 2 €" } })).toEqual([]);
});
