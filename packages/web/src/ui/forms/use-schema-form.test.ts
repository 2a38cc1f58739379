import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/client.tsx";
import { fieldErrors, lockedText } from "./use-schema-form.ts";

const refusal = (...paths: string[]) =>
  new ApiError({
    statusCode: 400,
    error: "",
    message: "VALIDATION_FAILED",
    requestId: "1",
    issues: paths.map((path) => ({ path, code: "custom", message: `Corrigez ${path}.` })),
  });

describe("what a refusal says of the fields of a form", () => {
  const typed = {
    name: "Toit",
    address: { city: "Lyon" },
    emails: "a@b.fr, c",
    founders: [{ name: "" }],
    place: null,
  };

  it("stands at the field that it names, however deep", () => {
    expect(fieldErrors(typed, refusal("name", "address.city", "founders.0.name"))).toEqual({
      name: "Corrigez name.",
      "address.city": "Corrigez address.city.",
      "founders.0.name": "Corrigez founders.0.name.",
    });
  });

  it("stands at the field that holds it, where that is one for a list or not chosen yet", () => {
    expect(fieldErrors(typed, refusal("emails.1", "place.coordinates"))).toEqual({
      emails: "Corrigez emails.1.",
      place: "Corrigez place.coordinates.",
    });
  });

  it("is nothing for what the form does not ask, which is told beside it", () => {
    expect(fieldErrors(typed, refusal("projectId", ""))).toEqual({});
    expect(fieldErrors(typed, new TypeError("Failed to fetch"))).toEqual({});
  });

  it("follows the form's own names", () => {
    expect(fieldErrors(typed, refusal("terms.name"), (path) => path.replace("terms.", ""))).toEqual({
      name: "Corrigez terms.name.",
    });
  });

  it("is the first message of each field", () => {
    const error = refusal("emails.0", "emails.1");
    expect(fieldErrors(typed, error)).toEqual({ emails: "Corrigez emails.0." });
  });
});

it("an answer that cannot change now is told as that, and is no mistake in the form", () => {
  const issue = { path: "address", code: "ADDRESS_BEING_SIGNED", message: "Des documents la nomment." };
  const locked = new ApiError({
    statusCode: 409,
    error: "",
    message: "ADDRESS_BEING_SIGNED",
    requestId: "1",
    issues: [issue],
  });
  expect(lockedText(locked)).toBe("Des documents la nomment.");
  expect(lockedText(refusal("address"))).toBeNull();
});
