import { expect, it } from "vitest";
import { numberOf } from "./moderation-numbers.ts";

const project = { owner: { emailVerified: true } };
const unconfirmed = { owner: { emailVerified: false } };

it("a tab of the moderation counts what may be decided, and what is shown", () => {
  const two = [project, project];
  expect(numberOf("pending", { pending: [...two, unconfirmed], shown: two })).toEqual({ toDo: 2 });
  expect(numberOf("pending", { pending: [unconfirmed], shown: two })).toEqual({});
  expect(numberOf("pending", { pending: two, shown: two })).toEqual({ toDo: 2 });
  expect(numberOf("pending", { pending: [], shown: [] })).toEqual({});
  expect(numberOf("approved", { pending: two, shown: two })).toEqual({ count: 2 });
  expect(numberOf("hidden", { pending: two, shown: undefined })).toEqual({});
});
