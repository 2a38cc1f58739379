import { describe, expect, it } from "vitest";
import { termsText } from "./terms-words.ts";

const nothing = { durationYears: null, noticeMonths: null, indexation: null, indexationRate: null };
const told = (terms: Partial<Parameters<typeof termsText>[0]>) =>
  termsText({ ...nothing, ...terms })?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;

describe("a project's terms of sale, in a line", () => {
  it("say where the price goes, how long it binds and how one leaves", () => {
    const usual = { durationYears: 5, noticeMonths: 3, indexation: "fixed", indexationRate: 1.5 } as const;
    expect(told(usual)).toBe(
      "Le prix monte de 1,5 % par an ; contrat de 5 ans, résiliable à tout moment avec 3 mois de préavis.",
    );
    expect(told({ ...usual, indexationRate: -2 })).toContain("Le prix baisse de 2 % par an");
    expect(told({ indexation: "insee" })).toBe("Le prix suit chaque année l’indice de l’INSEE.");
    expect(told({ indexation: "none", noticeMonths: 0 })).toBe(
      "Le prix ne change pas ; résiliable à tout moment, sans préavis.",
    );
  });

  it("say what they hold, and are no line where they hold nothing", () => {
    expect(told({ durationYears: 1 })).toBe(
      "Contrat de 1 an, résiliable à tout moment avec un préavis raisonnable.",
    );
    expect(told({ indexation: "fixed" })).toBeNull();
    expect(told({})).toBeNull();
  });
});
