import { expect, it } from "vitest";
import {
  isUntaxedYes,
  refusedVatEur,
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

it("says what his contract will ask, that who gets no VAT back may refuse it, and what would be left", () => {
  expect(untaxedYesText({ min: 0.1, max: 0.1 })?.replaceAll("\u00a0", " ")).toBe(
    "Prix retenu : 10 c€/kWh sans TVA. Votre contrat dira 10 c€/kWh HT, soit 12 c€/kWh TTC : qui ne récupère pas la TVA peut la refuser, il vous en resterait 8,33 c€/kWh HT.",
  );
  expect(untaxedYesText({ min: 0.1, max: 0.1 }, { reader: "owner" })).toContain("il lui en resterait");
  expect(
    untaxedYesText({ min: 0.1, max: 0.1 }, { refusedEur: { low: 12_390, high: 12_390 } })?.replaceAll(
      /[\u00a0\u202f]/gu,
      " ",
    ),
  ).toMatch(/8,33 c€.kWh HT, environ 12 390 € par an aujourd’hui\.$/);
  expect(untaxedYesText({ min: 0, max: 0 })).toBeNull();
});

it("brings a sixth less of each kWh where all refuse the VAT", () => {
  const counted = { from: { min: 0.1, max: 0.12 }, to: { min: 0.083333, max: 0.1 } };
  // 36 MWh at 1.6667 c€ less, and at 2 c€ less.
  expect(refusedVatEur({ low: 12_990, high: 13_500 }, 36_000, counted)).toEqual({
    low: expect.closeTo(12_390, 1),
    high: expect.closeTo(12_780, 6),
  });
});

it("says to the buyer what he accepted, and that he may refuse", () => {
  const both = { adding: ["EARL de la Prairie"], sellers: ["Commune de Pluméliau", "EARL de la Prairie"] };
  expect(untaxedSigningText(0.11, both).replaceAll("\u00a0", " ")).toBe(
    "Attention : vous aviez accepté 11 c€/kWh sans TVA, et EARL de la Prairie ajoute la TVA, soit 13,2 c€/kWh TTC. Vous pouvez refuser le contrat de vente avec Commune de Pluméliau et EARL de la Prairie, et lui seul.",
  );
  expect(untaxedSinceText(0.1).replaceAll("\u00a0", " ")).toBe(
    "Vous aviez dit oui à 10 c€/kWh sans TVA : un producteur l’ajoute. Rien ne vous engage avant votre signature.",
  );
  expect([untaxedSigningText(0, both), untaxedSinceText(0)]).toEqual(["", ""]);
});
