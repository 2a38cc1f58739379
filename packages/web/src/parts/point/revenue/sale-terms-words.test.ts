import { expect, it } from "vitest";
import { shortTermsText, termsLines } from "./sale-terms-words.ts";

const terms = { durationYears: 5, noticeMonths: 2, indexation: "fixed", indexationRate: 1.5 } as const;
const unsaid = { durationYears: null, noticeMonths: null, indexation: null, indexationRate: null };
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");

it("a producer reads what a contract says of the years to come in one short line, before any contract", () => {
  expect(plain(shortTermsText(terms))).toBe("5 ans, +1,5 %/an, préavis 2 mois");
  expect(plain(shortTermsText({ ...terms, indexationRate: -2 }))).toBe("5 ans, \u22122 %/an, préavis 2 mois");
  expect(plain(shortTermsText({ ...terms, durationYears: 1, indexation: "insee", noticeMonths: 0 }))).toBe(
    "1 an, prix indexé (INSEE), sans préavis",
  );
  expect(shortTermsText({ ...unsaid, indexation: "none" })).toBe("prix fixe");
});

it("is told nothing that nobody said, and that the contract is what binds", () => {
  expect(shortTermsText(unsaid)).toBeNull();
  expect(termsLines(unsaid)).toHaveLength(1);
  expect(plain(termsLines(terms).join(" "))).toBe(
    "Chaque acheteur signe son contrat avec vous pour cette durée. Votre prix monte d’autant chaque année. Chacun peut y mettre fin avant, par écrit, avec ce préavis. Ce sont les conditions du projet aujourd’hui : les vôtres sont celles que vous signerez.",
  );
  expect(termsLines({ ...terms, noticeMonths: 0 }).join()).toContain("à tout moment.");
});
