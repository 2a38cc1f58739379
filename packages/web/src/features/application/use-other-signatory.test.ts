import { expect, it } from "vitest";
import { answeredFor } from "./use-other-signatory.ts";

it("who signs for a home is not offered for a business while the business’s own answer is awaited", () => {
  const other = { place: "Maison", signatory: { firstName: "Camille" } } as never;
  const former = { of: "individual", other } as const;
  expect(answeredFor({ consumerType: "individual" }, former)).toBe(other);
  expect(answeredFor({ consumerType: "professional" }, former)).toBeUndefined();
  expect(answeredFor({ consumerType: "professional" }, { of: "professional", other: null })).toBeNull();
  expect(answeredFor({ consumerType: "individual" }, undefined)).toBeUndefined();
});
