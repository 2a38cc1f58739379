import { describe, expect, it } from "vitest";
import { draftFor, type KeptDraft } from "./draft.ts";

const kept: KeptDraft = {
  ...{ read: ["bulletin"], hasConsented: true, isSignatory: true, asksEarlySupply: true },
  ...{ drawing: "data:image/png;base64,AAAA", of: ["bulletin", "accord"] },
};

describe("what a signer has done so far", () => {
  it("stays while the same documents wait, or fewer", () => {
    expect(draftFor(kept, ["accord", "bulletin"])).toEqual(kept);
    expect(draftFor(kept, ["accord"])).toEqual(kept);
  });

  it("stays where another document came, but for the consent to sign them", () => {
    expect(draftFor(kept, ["contract", "bulletin", "accord"])).toEqual({
      ...kept,
      ...{ hasConsented: false, isSignatory: false, of: ["contract", "bulletin", "accord"] },
    });
  });
});
