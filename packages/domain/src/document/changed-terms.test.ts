import fc from "fast-check";
import { expect, it } from "vitest";
import { changedTerms } from "./changed-terms.ts";
import { emptySalesTerms, type SalesTerms } from "./sales-terms.ts";

const terms = (given: Partial<SalesTerms>): SalesTerms => ({ ...emptySalesTerms, ...given });

it("what a contract says otherwise is told once with what it said, in the order in which one reads it", () => {
  const before = terms({ durationYears: 1, noticeMonths: 1, indexation: "fixed", indexationRate: 2 });
  const now = terms({
    durationYears: 5,
    noticeMonths: 1,
    indexation: "none",
    penaltyRate: 20,
    penaltyKwh: 900,
  });
  expect(changedTerms(before, now)).toEqual([
    { name: "l’évolution du prix", was: "+2\u00a0% par an", is: "prix ferme" },
    { name: "la durée", was: "1\u00a0an", is: "5\u00a0ans" },
    {
      name: "ce que coûte un départ sans préavis",
      was: "rien",
      is: "20\u00a0% de ce qui restait à fournir, sur 900\u00a0kWh par an",
    },
  ]);
});

it("of a contract that said nothing yet, all that it says now", () => {
  expect(changedTerms(undefined, terms({ noticeMonths: 3, vatRegime: "standard" }))).toEqual([
    { name: "la TVA", was: "rien de dit", is: "ajoutée (20\u00a0%)" },
    { name: "le préavis", was: "rien de dit", is: "3\u00a0mois" },
  ]);
});

it("a kWh of the penalty that nobody pays changes nothing that is read", () => {
  expect(changedTerms(terms({ penaltyKwh: 900 }), terms({ penaltyKwh: 1200 }))).toEqual([]);
});

it("another name for the same terms changes nothing", () => {
  expect(changedTerms(terms({ name: "Contrat" }), terms({ name: "Contrat de 2027" }))).toEqual([]);
});

it("the same terms change nothing, whatever they are", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 }), fc.boolean(), (noticeMonths, tacitRenewal) => {
      expect(
        changedTerms(terms({ noticeMonths, tacitRenewal }), terms({ noticeMonths, tacitRenewal })),
      ).toEqual([]);
    }),
  );
});
