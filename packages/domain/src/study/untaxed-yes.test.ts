import { expect, it } from "vitest";
import { isUntaxedYes, untaxedSigningText, untaxedSinceText, untaxedYesText } from "./untaxed-yes.ts";

it("a yes to a price without VAT is none to that of a seller who adds it", () => {
  expect(isUntaxedYes("standard", "franchise")).toBe(true);
  expect(isUntaxedYes("franchise", "franchise")).toBe(false);
  // What he has not said is planned as the others', and a mixed price had VAT in it.
  expect(isUntaxedYes(null, "franchise")).toBe(false);
  for (const told of ["standard", 0.5, null] as const) expect(isUntaxedYes("standard", told)).toBe(false);
});

it("says what who gets no VAT back would pay, and that he may refuse", () => {
  expect(untaxedYesText({ min: 0.1, max: 0.1 })?.replaceAll("\u00a0", " ")).toBe(
    "Accepté sans TVA : avec la vôtre, qui ne la récupère pas paierait 12 c€/kWh TTC, et peut refuser votre contrat.",
  );
  expect(untaxedYesText({ min: 0.1, max: 0.1 }, "owner")).toContain("avec la sienne");
  expect(untaxedYesText({ min: 0, max: 0 })).toBeNull();
});

it("says to the buyer what he accepted, and that he may refuse", () => {
  expect(untaxedSigningText(0.1).replaceAll("\u00a0", " ")).toBe(
    "Attention : vous aviez accepté 10 c€/kWh sans TVA, que ce producteur ajoute. Vous pouvez refuser ce contrat.",
  );
  expect(untaxedSinceText(0.1).replaceAll("\u00a0", " ")).toBe(
    "Vous aviez dit oui à 10 c€/kWh sans TVA : un producteur l’ajoute. Rien ne vous engage avant votre signature.",
  );
  expect([untaxedSigningText(0), untaxedSinceText(0)]).toEqual(["", ""]);
});
