import { expect, it } from "vitest";
import { withDe, withDeName } from "./elision.ts";

it.each([
  ["Aurillac (15000)", "d’Aurillac (15000)"],
  ["Évreux", "d’Évreux"],
  ["Yvetot", "d’Yvetot"],
  ["Hyères", "d’Hyères"],
  ["Rennes", "de Rennes"],
  ["Houilles", "de Houilles"],
  ["Le Mans", "du Mans"],
  ["Les Ulis", "des Ulis"],
  ["La Rochelle", "de La Rochelle"],
  ["L’Haÿ-les-Roses", "de L’Haÿ-les-Roses"],
  ["Lessay", "de Lessay"],
  ["8 Rue du Port 29000 Quimper", "de 8 Rue du Port 29000 Quimper"],
])("%s is said %s", (place, said) => {
  expect(withDe(place)).toBe(said);
});

it.each([
  ["Odile Marchand", "d’Odile Marchand"],
  ["Élodie Petit", "d’Élodie Petit"],
  ["Yves Le Goff", "d’Yves Le Goff"],
  ["Hélène Roux", "d’Hélène Roux"],
  ["Hugo Martin", "d’Hugo Martin"],
  ["Hassan Diallo", "de Hassan Diallo"],
  ["Yann Rivière", "de Yann Rivière"],
  ["Le Goff", "de Le Goff"],
])("what is %s’s is said %s", (name, said) => {
  expect(withDeName(name)).toBe(said);
});
