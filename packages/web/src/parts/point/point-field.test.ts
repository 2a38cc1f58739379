import { ApiError } from "@mec/api";
import { describe, expect, it } from "vitest";
import { fieldErrors } from "../../ui/forms/use-schema-form.ts";
import { pointField } from "./point-field.ts";
import { emptyProductionForm } from "./publishing/production-form.ts";

const refusal = (...issues: [path: string, code?: string][]) =>
  new ApiError({
    statusCode: 400,
    error: "",
    message: "VALIDATION_FAILED",
    requestId: "1",
    issues: issues.map(([path, code = "custom"]) => ({ path, code, message: `Corrigez ${path || code}.` })),
  });

describe("what the server refuses of a point", () => {
  it("stands at the form's own field", () => {
    const error = refusal(["contractPrice.minPrice"], ["yearlyProduction"], ["connectionRequestId"]);
    expect(fieldErrors(emptyProductionForm, error, pointField)).toEqual({
      min: "Corrigez contractPrice.minPrice.",
      annualProduction: "Corrigez yearlyProduction.",
      raccordementId: "Corrigez connectionRequestId.",
    });
  });

  it("stands at the address as a whole, which is one field", () => {
    const form = { ...emptyProductionForm, address: { city: "Lyon" } };
    expect(fieldErrors(form, refusal(["address.coordinates.latitude"]), pointField)).toEqual({
      address: "Corrigez address.coordinates.latitude.",
    });
  });

  it("stands at the meter that takes part elsewhere, and at its consent", () => {
    const of = (code: string) => fieldErrors({ prm: "1", sge: false }, refusal(["", code]), pointField);
    expect(of("PRM_ALREADY_ACCEPTED")).toEqual({ prm: "Corrigez PRM_ALREADY_ACCEPTED." });
    expect(of("CONSENT_MISSING")).toEqual({ sge: "Corrigez CONSENT_MISSING." });
    expect(of("NOT_FOUND")).toEqual({});
  });
});
