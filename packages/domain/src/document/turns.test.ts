import { expect, it } from "vitest";
import { type DocumentStatus, type MendTarget, turnOf } from "./index.ts";

const table: [status: DocumentStatus, lacking: MendTarget[], turn: ReturnType<typeof turnOf>][] = [
  ["READY", [], "send"],
  ["EXPIRED", [], "send"],
  ["ERROR", [], "send"],
  ["DECLINED", ["participant"], "settle-refusal"],
  ["NOT-READY", ["services", "association", "participant"], "service"],
  ["NOT-READY", ["association", "participant"], "body"],
  ["NOT-READY", ["fee"], "body"],
  ["NOT-READY", ["interlocutor"], "body"],
  ["NOT-READY", ["participant"], "person"],
  ["EXPIRED", ["participant"], "person"],
  ["NOT-READY", ["production-points"], "seller"],
  ["NOT-READY", ["producers"], "seller"],
  ["EXPIRED", ["producers"], "seller"],
  ["NOT-READY", ["services", "producers"], "service"],
  ["NOT-READY", ["producers", "participant"], "person"],
  ["IN_TRANSIT", [], null],
  ["SENT", [], null],
  ["RESENT", [], null],
  ["DONE", [], null],
  ["IGNORED", ["participant"], null],
];

it.each(table)("a document that is %s and waits for %j is for: %s", (status, lacking, turn) => {
  expect(
    turnOf(
      status,
      lacking.map((target) => ({ target })),
    ),
  ).toBe(turn);
});
