import { expect, it } from "vitest";
import { shownToText } from "./shown-to.ts";

const told = (names: string[], count = names.length) =>
  shownToText({ names, count }).replaceAll(/[\u00a0\u202f]/gu, " ");

it("names who signs with a person, and counts those beyond", () => {
  expect(told(["Odile Martin", "Paule Roche"])).toBe(
    "Vos documents ont aussi été montrés à qui les signe avec vous : Odile Martin et Paule Roche.",
  );
  expect(told(["Odile Martin"], 3)).toContain("Odile Martin et 2 autres personnes.");
});
