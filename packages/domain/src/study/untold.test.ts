import { describe, expect, it } from "vitest";
import { untoldText } from "./untold.ts";

const written = { durationYears: 5, noticeMonths: 2, indexation: "fixed" };
const unwritten = { durationYears: null, noticeMonths: null, indexation: null };
const home = { vatRegime: "standard" as const, savingWithoutVatEur: null, engagement: written };
const business = { ...home, savingWithoutVatEur: { low: 1, high: 2 } };

describe("what nobody has said yet of a price", () => {
  it.each([
    ["all is said", home, null],
    ["a contract without a term", { ...home, engagement: { ...unwritten, indexation: "insee" } }, null],
    ["a home, of the VAT", { ...home, vatRegime: null }, "la TVA de tous ceux qui vendent (comptée ici)."],
    [
      "who gets it back",
      { ...business, vatRegime: null },
      "la TVA de tous ceux qui vendent (sans effet pour vous, qui la récupérez).",
    ],
    ["no contract", { ...home, engagement: unwritten }, "la durée, le préavis et l’évolution du prix."],
    [
      "who buys from his own body alone",
      { ...home, vatRegime: null, engagement: unwritten, ownPart: 1 },
      null,
    ],
    [
      "nothing",
      { ...business, vatRegime: null, engagement: unwritten },
      "qui la récupérez) et la durée, le préavis",
    ],
  ])("%s", (_, asked, told) => {
    if (told === null) expect(untoldText(asked)).toBeNull();
    else expect(untoldText(asked)).toContain(told);
  });
});
