import { expect, it } from "vitest";
import { invitationState } from "./index.ts";

const invited = { createdAt: "2026-06-01T08:00:00.000Z", usedAt: null };

it.each([
  ["waiting", "2026-07-31T07:59:59.000Z", {}],
  ["over", "2026-07-31T08:00:00.000Z", {}],
  ["withdrawn", "2026-06-02T08:00:00.000Z", { endedAt: "2026-06-01T09:00:00.000Z" }],
  ["used", "2026-12-02T08:00:00.000Z", { usedAt: "2026-06-01T09:00:00.000Z" }],
])("an invitation is %s at %s", (state, at, more) => {
  expect(invitationState({ ...invited, ...more }, new Date(at))).toBe(state);
});
