import { expect, it } from "vitest";
import { reachParts } from "./reach.ts";

it("an address of e-mail and a telephone number lead where one reaches somebody", () => {
  expect(reachParts("Courriel\u00a0: contact@exemple.example")).toEqual([
    { at: 0, text: "Courriel\u00a0: " },
    { at: 11, text: "contact@exemple.example", href: "mailto:contact@exemple.example" },
  ]);
  expect(reachParts("Téléphone\u00a0: 01 99 00 45 20.")).toEqual([
    { at: 0, text: "Téléphone\u00a0: " },
    { at: 12, text: "01 99 00 45 20", href: "tel:0199004520" },
    { at: 26, text: "." },
  ]);
  expect(reachParts("a@b.fr").map(({ at }) => at)).toEqual([0]);
});

it("no other text leads anywhere", () => {
  const text = "Immatriculation\u00a0: RCS Lyon 912 345 678, TVA FR00 912 345 678";
  expect(reachParts(text)).toEqual([{ at: 0, text }]);
});
