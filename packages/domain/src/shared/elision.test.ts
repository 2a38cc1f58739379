import { expect, it } from "vitest";
import { deSomebody, queSomebody, withDe } from "./elision.ts";

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
  ["Anne-Sophie Le Bihan", "d’Anne-Sophie Le Bihan", "qu’Anne-Sophie Le Bihan"],
  ["Élise Chevalier", "d’Élise Chevalier", "qu’Élise Chevalier"],
  ["Hugo Durand", "d’Hugo Durand", "qu’Hugo Durand"],
  ["Yvonne Petit", "d’Yvonne Petit", "qu’Yvonne Petit"],
  ["Yann Kerboul", "de Yann Kerboul", "que Yann Kerboul"],
  ["Hassan Diallo", "de Hassan Diallo", "que Hassan Diallo"],
  ["Hélène Roux", "d’Hélène Roux", "qu’Hélène Roux"],
  ["Le Goff", "de Le Goff", "que Le Goff"],
])("%s is said %s, and %s: a person has no article", (name, after, told) => {
  expect([deSomebody(name), queSomebody(name)]).toEqual([after, told]);
});
