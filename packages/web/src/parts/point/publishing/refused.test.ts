import { ApiError } from "@mec/api";
import { describe, expect, it } from "vitest";
import { emptyProductionForm } from "./production-form.ts";
import { refusedOfPoint } from "./refused.ts";

const refusal = (...paths: string[]) =>
  new ApiError({
    statusCode: 400,
    error: "",
    message: "VALIDATION_FAILED",
    requestId: "1",
    issues: paths.map((path) => ({ path, code: "custom", message: "Corrigez." })),
  });

describe("what the server refuses of a new installation", () => {
  it("stands with the step that asks it", () => {
    const form = { ...emptyProductionForm, operating: "yes" as const };
    const error = refusal("name", "connectionRequestId", "prm", "contractPrice.minPrice");
    expect(Object.keys(refusedOfPoint(form, error))).toEqual([
      "typology.name",
      "typology.raccordementId",
      "sge.prm",
      "price.min",
    ]);
  });

  it("is found where a publication has it, and is not mistaken for the project's", () => {
    const form = { ...emptyProductionForm, operating: "no" as const };
    const error = refusal(
      "project.name",
      "productionPoint.address.city",
      "productionPoint.contractPrice.maxPrice",
    );
    expect(Object.keys(refusedOfPoint(form, error, "productionPoint."))).toEqual([
      "typology.address",
      "price.max",
    ]);
  });
});
