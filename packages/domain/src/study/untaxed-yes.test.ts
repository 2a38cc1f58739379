import { expect, it } from "vitest";
import {
  agreedFor,
  isUntaxedYes,
  untaxedSigningText,
  untaxedSinceText,
  untaxedYesText,
} from "./untaxed-yes.ts";

it("a yes to a price without VAT is none to that of a seller who adds it", () => {
  expect(isUntaxedYes("standard", "franchise")).toBe(true);
  expect(isUntaxedYes("franchise", "franchise")).toBe(false);
  // What he has not said is planned as the others', and a mixed price had VAT in it.
  expect(isUntaxedYes(null, "franchise")).toBe(false);
  for (const told of ["standard", 0.5, null] as const) expect(isUntaxedYes("standard", told)).toBe(false);
});

it("says what is left to the seller, what his contract would ask of who gets no VAT back, and that this one may refuse", () => {
  expect(untaxedYesText({ min: 0.1, max: 0.1 })?.replaceAll("\u00a0", " ")).toBe(
    "Ce prix a été accepté sans TVA : la vôtre comprise, il vous en reste 8,33 c€/kWh HT. Votre contrat dira 10 c€/kWh HT, soit 12 c€/kWh TTC : qui ne la récupère pas peut le refuser.",
  );
  expect(untaxedYesText({ min: 0.1, max: 0.1 }, "owner")).toContain("la sienne comprise, il lui en reste");
  expect(untaxedYesText({ min: 0, max: 0 })).toBeNull();
});

it("is a sixth less to who has to add VAT to it: what was accepted is what is paid", () => {
  const agreed = { min: 0.1, max: 0.12 };
  expect(agreedFor(agreed, "standard", "franchise")).toEqual({ min: 0.083333, max: 0.1 });
  for (const [own, told] of [
    ["franchise", "franchise"],
    [null, "franchise"],
    ["standard", "standard"],
    ["standard", null],
  ] as const)
    expect(agreedFor(agreed, own, told)).toBe(agreed);
  expect(agreedFor(null, "standard", "franchise")).toBeNull();
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
