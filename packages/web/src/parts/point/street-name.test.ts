import { expect, it } from "vitest";
import { inSentence } from "./street-name.ts";

it.each([
  ["12 Rue de la Mairie", "12 rue de la Mairie"],
  ["3 bis Allée des Tilleuls", "3 bis allée des Tilleuls"],
  ["12B Rue du Port", "12B rue du Port"],
  ["5 B Rue du Port", "5 B rue du Port"],
  ["Place Bellecour", "place Bellecour"],
  // The kind of street is a part of its name.
  ["8 Grande Rue", "8 Grande Rue"],
  ["Grande Rue", "Grande Rue"],
  ["2 Vieille Route de Pau", "2 Vieille Route de Pau"],
  ["4 Rue de la Grande Allée", "4 rue de la Grande Allée"],
])("lowers only the word that a street begins with: %s", (street, told) => {
  expect(inSentence(street)).toBe(told);
});
