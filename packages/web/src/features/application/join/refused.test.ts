import { ApiError } from "@mec/api";
import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { emptyJoinDraft, type JoinDraft } from "./join-draft.ts";
import { refusedOfJoin } from "./refused.ts";
import { SendFailure } from "./send.ts";

const draft: JoinDraft = { ...emptyJoinDraft, house: { ...emptyJoinDraft.house, name: "Maison", address } };

function refused(within: string, ...issues: [path: string, code?: string][]) {
  const cause = new ApiError({
    statusCode: 400,
    error: "",
    message: "VALIDATION_FAILED",
    requestId: "1",
    issues: issues.map(([path, code = "custom"]) => ({ path, code, message: "Corrigez." })),
  });
  return Object.keys(refusedOfJoin(draft, new SendFailure("Erreur", cause, within)));
}

describe("what the server refuses of a consumer's way", () => {
  it("stands with the step that asked it, when everything is sent at once", () => {
    const paths = [
      "user.password",
      "consumptionPoint.yearlyConsumption",
      "consumptionPoint.address.city",
      "consumptionPoint.contract.basePrice",
      "consumptionPoint.prm",
      "signatory.name",
      "signatory.address.city",
      "application.projectId",
    ];
    expect(refused("", ...paths.map((path): [string] => [path]))).toEqual([
      "house.annualConsumption",
      "house.address",
      "contract.basePrice",
      "meter.prm",
      "account.password",
      "signatory.name",
      "signatory.address",
    ]);
  });

  it("stands there too when the point and the signatory are sent each alone", () => {
    expect(refused("consumptionPoint.", ["name"])).toEqual(["house.name"]);
    expect(refused("signatory.", ["name"])).toEqual(["signatory.name"]);
    expect(refused("user.", ["email"])).toEqual(["account.email"]);
  });

  it("is the meter's, when that takes part elsewhere", () => {
    expect(refused("consumptionPoint.", ["", "PRM_ALREADY_ACCEPTED"])).toEqual(["meter.prm"]);
  });

  it("is nothing for what no step asks, which is told beside the button", () => {
    expect(refused("", ["application.projectId"], ["", "NOT_FOUND"])).toEqual([]);
    expect(refusedOfJoin(draft, new TypeError("Failed to fetch"))).toEqual({});
  });
});
