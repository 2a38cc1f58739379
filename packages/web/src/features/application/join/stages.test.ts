import { describe, expect, it } from "vitest";
import { answerLabel, stagesOf } from "./stages.ts";

describe("the steps that a consumer is told of", () => {
  const visitor = { isShort: false, isTypeKnown: false, isSignedIn: false, hasTarget: true };

  it("are those that he walks: the first is not counted when it was not asked", () => {
    expect(stagesOf(visitor)).toEqual(["type", "house", "account", "check"]);
    const invited = stagesOf({ ...visitor, isTypeKnown: true });
    expect(invited).toEqual(["house", "account", "check"]);
  });

  it("hold the contract and the meter where no project is joined, which would be asked on its check", () => {
    const registering = { ...visitor, hasTarget: false };
    expect(stagesOf(registering)).toEqual(["type", "house", "contract", "sge", "check"]);
  });

  it("are the last ones when all else is known", () => {
    expect(stagesOf({ ...visitor, isShort: true, isTypeKnown: true })).toEqual(["account", "check"]);
    expect(stagesOf({ ...visitor, isShort: true, isSignedIn: true })).toEqual(["check"]);
  });

  it("leave out an answer that is corrected from the check: it is saved, and no other step follows", () => {
    const short = stagesOf({ ...visitor, isShort: true, isTypeKnown: true });
    expect(answerLabel("house", short)).toBe("Enregistrer");
    const whole = stagesOf(visitor);
    expect(answerLabel("house", whole)).toBe("Continuer");
    expect(answerLabel("contract", whole)).toBe("Enregistrer");
  });
});
