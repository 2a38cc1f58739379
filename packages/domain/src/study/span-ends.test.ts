import { expect, it } from "vitest";
import { countedOthersOf, spanEndsText } from "./span-ends.ts";

const told = (share: number | null, high = 90) =>
  spanEndsText({ low: 8, high }, countedOthersOf(share))?.replaceAll("\u00a0", " ");

it("says of a buyer's sum that it goes from those who take part today to a full project", () => {
  expect(told(0.6)).toBe(
    "Le haut de cette somme : une bonne année, avec les participants d’aujourd’hui. Le bas : une année sombre, où les autres consomment au moins trois fois ce que le projet produit, même si tous ceux qui attendent sont acceptés. Un gros consommateur venu plus tard l’abaisserait.",
  );
});

it("says whom it supposes where those of today consume less, or are too few to be told of", () => {
  expect(told(0.2)).toContain(
    "la moitié de ce que le projet produit (ceux d’aujourd’hui en consomment moins)",
  );
  expect(told(null)).toContain("(ceux d’aujourd’hui sont trop peu pour être comptés)");
});

it("says nothing of a sum that reads as one", () => {
  expect(told(0.6, 8.2)).toBeUndefined();
  expect(spanEndsText({ low: 8, high: 90 }, undefined)).toBeNull();
});
