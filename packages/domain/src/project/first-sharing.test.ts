import { expect, it } from "vitest";
import { firstSharing } from "./first-sharing.ts";

it.each([
  ["recruiting", "2027-09", "2027-09-01"],
  ["papers", null, null],
  // Whatever was expected before it shared.
  ["running", "2027-09", "2026-11-25"],
  ["running", null, "2026-11-25"],
] as const)("a project at %s that expects %s shares from %s on", (stage, expectedStart, day) => {
  expect(firstSharing({ stage, expectedStart }, "2026-11-25")).toBe(day);
});
