import { type ApplicationStatus, allowedTransitions } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { stepLook } from "./step-look.ts";

const looks = (status: ApplicationStatus) =>
  allowedTransitions(status, "owner").map((step, index) => [step.to, stepLook(step, index)]);

describe("the buttons of an owner’s steps", () => {
  it("show first what a candidate waits for", () => {
    expect(looks("APPLICATION")).toEqual([
      ["PROPOSAL", "filled"],
      ["SIGNATURE", "default"],
      ["REJECTED", "default"],
    ]);
  });

  it("lead nobody to refuse who was accepted", () => {
    expect(looks("SIGNATURE")).toEqual([["REJECTED", "subtle"]]);
    expect(looks("SIGNED")).toEqual([["EXPLOITATION", "filled"]]);
  });
});
