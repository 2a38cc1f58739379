import type { LeftProject } from "@mec/domain/application";
import { expect, it } from "vitest";
import { usualPlace } from "./usual-place.ts";

const left = (movesOut?: true): LeftProject => ({
  projectId: "p",
  projectName: "Soleil",
  leftAt: "2026-11-20T08:00:00.000Z",
  progress: [],
  departure: {
    requestedAt: "2026-11-01T08:00:00.000Z",
    leavingOn: "2026-11-20",
    reason: "",
    ...(movesOut && { movesOut }),
  },
  signed: [],
});

it("who moved out of a place as it left a project is no more answered for it, though he chose it before", () => {
  const former = { id: "former", left: left(true) };
  const home = { id: "home" };
  expect(usualPlace([former], null)).toBeNull();
  expect(usualPlace([former, home], null)).toBe(home);
  expect(usualPlace([former, home], "former")).toBe(home);
});

it("a place that left a project and is lived in still is answered for", () => {
  const free = { id: "free", left: left() };
  expect(usualPlace([free, { id: "other" }], null)).toBe(free);
});
