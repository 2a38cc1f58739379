import fc from "fast-check";
import { expect, it } from "vitest";
import { changedTerms } from "./changed-terms.ts";
import { emptySalesTerms, type SalesTerms } from "./sales-terms.ts";

const terms = (given: Partial<SalesTerms>): SalesTerms => ({ ...emptySalesTerms, ...given });

it("what a contract says otherwise is named once, in the order in which one reads it", () => {
  const before = terms({ durationYears: 1, noticeMonths: 1, indexation: "fixed", indexationRate: 2 });
  const now = terms({
    durationYears: 5,
    noticeMonths: 1,
    indexation: "none",
    penaltyRate: 20,
    penaltyKwh: 900,
  });
  expect(changedTerms(before, now)).toEqual([
    "l’évolution du prix",
    "la durée",
    "ce que coûte un départ sans préavis",
  ]);
});

it("of a contract that said nothing yet, all that it says now", () => {
  expect(changedTerms(undefined, terms({ noticeMonths: 3, vatRegime: "standard" }))).toEqual([
    "la TVA",
    "le préavis",
  ]);
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
