import { expect, it } from "vitest";
import { firstSharing, middleOfFirstYear, startInLaterYear, startToCome } from "./first-sharing.ts";

it.each([
  ["recruiting", "2027-09", "2027-09-01"],
  ["papers", null, null],
  // Whatever was expected before it shared.
  ["running", "2027-09", "2026-11-25"],
  ["running", null, "2026-11-25"],
] as const)("a project at %s that expects %s shares from %s on", (stage, expectedStart, day) => {
  expect(firstSharing({ stage, expectedStart }, "2026-11-25")).toBe(day);
});

it.each([
  ["recruiting", "2027-07", "2027-12-31"],
  // He joins what shares already, or what should: his first year begins today.
  ["running", null, "2027-05-27"],
  ["papers", "2026-01", "2027-05-27"],
  ["papers", null, null],
] as const)(
  "the first year in a project at %s that expects %s has its middle on %s",
  (stage, expectedStart, day) => {
    expect(middleOfFirstYear({ stage, expectedStart }, "2026-11-25")).toBe(day);
  },
);

it.each([
  ["recruiting", "2027-07", "2027-07"],
  ["papers", "2026-12", "2026-12"],
  ["papers", "2026-11", null],
  ["papers", null, null],
  ["running", "2027-07", null],
] as const)("a project at %s that expects %s is still to begin in %s", (stage, expectedStart, month) => {
  expect(startToCome({ stage, expectedStart }, "2026-11-25")).toBe(month);
});

it.each([
  ["2026-11-25", "2027-07", "2027-07"],
  ["2026-12-31", "2027-01", "2027-01"],
  // The fee of that year is for a year that shares.
  ["2027-01-01", "2027-07", null],
  ["2026-11-25", "2026-12", null],
  ["2026-11-25", null, null],
] as const)(
  "on %s, who joins a project of %s pays a year before it shares: %s",
  (today, expectedStart, month) => {
    expect(startInLaterYear({ stage: "recruiting", expectedStart }, today)).toBe(month);
  },
);
