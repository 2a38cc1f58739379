import { expect, it } from "vitest";
import { allSellersText, tellsAllSellers } from "./all-sellers.tsx";

it("a sum that counts all sellers says by how many contracts they sell, and nothing where one names them all", () => {
  expect(allSellersText(2)).toBe("Avec tous ceux qui vous vendent (2\u00a0contrats).");
  expect(allSellersText(null)).toBe("Avec tous ceux qui vous vendent (plusieurs contrats).");
  expect(allSellersText(undefined)).toBeNull();
});

it("is left out beside a sentence that says it", () => {
  expect(tellsAllSellers("Cette somme compte tous ceux qui vendent dans ce projet, au même prix.")).toBe(
    true,
  );
  expect(tellsAllSellers("Depuis l’accord, un producteur a rejoint le projet.")).toBe(false);
  expect(tellsAllSellers(null)).toBe(false);
});
