import { expect, it } from "vitest";
import { numberOf } from "./moderation-numbers.ts";

it("a tab of the moderation counts what waits, and what is shown", () => {
  const two = new Array(2);
  expect(numberOf("pending", { pending: two, shown: two })).toEqual({ toDo: 2 });
  expect(numberOf("pending", { pending: [], shown: [] })).toEqual({});
  expect(numberOf("approved", { pending: two, shown: two })).toEqual({ count: 2 });
  expect(numberOf("hidden", { pending: two, shown: undefined })).toEqual({});
});
