import { expect, it } from "vitest";
import { filled } from "./filled.ts";

it("the bar of a step with parts grows with each of them", () => {
  expect([0, 1, 2].map((index) => filled(index, 1, 1))).toEqual(["100%", "100%", "0%"]);
  // The first of three documents, and the last.
  expect([0, 1, 2].map((index) => filled(index, 0, 1 / 3))).toEqual(["33%", "0%", "0%"]);
  expect(filled(0, 0, 3 / 3)).toBe("100%");
});
