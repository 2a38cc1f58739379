import { expect, it } from "vitest";
import { tabToDo } from "./tab-to-do.ts";

it("each tab of the participants shows what is to be done there, and no other counts it", () => {
  expect(
    tabToDo([
      { kind: "answer-candidates", count: 8 },
      { kind: "send-papers", count: 4 },
      { kind: "start-sharing", count: 5 },
      { kind: "settle-departures", count: 2 },
      { kind: "settle-early-departures", count: 1 },
    ]),
  ).toEqual({ pending: 8, "pre-integrated": 6, exploitation: 2 });
});
