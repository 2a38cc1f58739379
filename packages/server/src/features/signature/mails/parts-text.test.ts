import { expect, it } from "vitest";
import { partsText } from "./parts-text.ts";

it.each([
  [["pmo"], "pour l’association"],
  [["producer"], "comme producteur"],
  // An accord is signed for the association, the contract of the same consumer as its seller.
  [["pmo", "producer"], "pour l’association et comme producteur"],
] as const)("who signs as %j is told: %s", (roles, text) => {
  expect(partsText(roles.map((role) => ({ role })))).toBe(text);
});
