import { describe, expect, it } from "vitest";
import { type MeterAnswers, meterStepSchema, withPrm } from "./meter-answers.ts";

const given: MeterAnswers = { operating: "yes", prm: "16123456789012", sge: true, raccordementId: "" };

it("takes a meter with its consent, or none at all, and asks for what is missing and not for what is there", () => {
  const issuesOf = (answers: Partial<MeterAnswers>) =>
    meterStepSchema.safeParse({ ...given, ...answers }).error?.issues.map(({ message }) => message) ?? [];
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf({ sge: false })).toEqual(["Cochez la case pour donner votre autorisation."]);
  expect(issuesOf({ prm: "123" })).toEqual([
    "Veuillez renseigner votre PDL valide\u00a0: il manque 11\u00a0chiffres.",
  ]);
  expect(issuesOf({ operating: "no", prm: "123", sge: false })).toEqual([]);
  expect(issuesOf({ operating: "later", prm: "", sge: false })).toEqual([]);
});

describe("another number", () => {
  const authorised = given.prm;

  it("asks for the consent again, which is given for one meter", () => {
    expect(withPrm(given, "16123456789013", authorised)).toMatchObject({ prm: "16123456789013", sge: false });
    expect(withPrm(given, "1612345678901", authorised).sge).toBe(false);
  });

  it("has the consent still when it is the one that it was given for, so that a slip costs nothing", () => {
    const slipped = withPrm(given, "1612345678901", authorised);
    expect(withPrm(slipped, authorised, authorised)).toEqual(given);
  });

  it("has none that nobody gave", () => {
    expect(withPrm({ ...given, sge: false, prm: "" }, given.prm, null).sge).toBe(false);
    expect(withPrm({ ...given, sge: false }, "", "").sge).toBe(false);
  });

  it("leaves a box alone that was ticked before the number", () => {
    expect(withPrm({ ...given, prm: "", sge: true }, "1", null).sge).toBe(false);
  });
});
