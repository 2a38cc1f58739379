import { expect, it } from "vitest";
import { summaryQuestion } from "./use-signature.ts";

const keyOf = (...ids: string[]) =>
  summaryQuestion(
    "token",
    ids.map((id) => ({ id })),
  ).key;

it("a summary is of the documents that are shown: those that come once they are signed, by the same link, have another", () => {
  expect(keyOf("bulletin", "accord")).toEqual(keyOf("bulletin", "accord"));
  expect(keyOf("contract")).not.toEqual(keyOf("bulletin", "accord"));
});
