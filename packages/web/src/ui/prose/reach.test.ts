import { expect, it } from "vitest";
import { reachParts } from "./reach.ts";

it("an address of e-mail and a telephone number lead where one reaches somebody", () => {
  expect(reachParts("Courriel\u00a0: contact@exemple.example")).toEqual([
    { text: "Courriel\u00a0: " },
    { text: "contact@exemple.example", href: "mailto:contact@exemple.example" },
    { text: "" },
  ]);
  expect(reachParts("Téléphone\u00a0: 01 99 00 45 20.")).toEqual([
    { text: "Téléphone\u00a0: " },
    { text: "01 99 00 45 20", href: "tel:0199004520" },
    { text: "." },
  ]);
});

it("no other text leads anywhere", () => {
  const text = "Immatriculation\u00a0: RCS Lyon 912 345 678, TVA FR00 912 345 678";
  expect(reachParts(text)).toEqual([{ text }]);
});
