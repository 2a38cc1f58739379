import { describe, expect, it } from "vitest";
import { dueBeforeSharing, duesDueOn, invoiceDueOn, isDue, nextYearlyDay } from "./index.ts";

describe("a duty that the owner says done", () => {
  it.each([
    ["was never said done", "2026-11-29", null, true],
    ["was done for that day", "2026-11-29", "2026-11-29", false],
    ["was done for a day before", "2027-11-29", "2026-11-29", true],
    ["is not due yet", null, null, false],
  ] as const)("%s", (_, dueOn, doneFor, expected) => {
    expect(isDue(dueOn, doneFor)).toBe(expected);
  });
});

describe("what a member owes falls due", () => {
  const both = { yearly: 12, once: 5 };
  it.each([
    ["on the day he is admitted", both, "2026-11-29", "2026-11-29"],
    ["and is of that day until the end of January", both, "2027-01-30", "2026-11-29"],
    ["then on the last of January, as the internal rules say", both, "2027-01-31", "2027-01-31"],
    ["of each year", both, "2028-12-03", "2028-01-31"],
    ["not before he is admitted", both, "2026-11-28", null],
    ["once where he pays but his entrance", { yearly: 0, once: 5 }, "2029-01-01", "2026-11-29"],
    ["never where nothing is asked", { yearly: 0, once: 0 }, "2029-01-01", null],
  ] as const)("%s", (_, dues, today, expected) => {
    expect(duesDueOn("2026-11-29", dues, today)).toBe(expected);
  });
});

it.each([
  ["2026-11-30", "2027-01-31"],
  ["2027-01-30", "2027-01-31"],
  ["2027-01-31", "2028-01-31"],
])("who is admitted on %s pays again on %s", (today, next) => {
  expect(nextYearlyDay(today)).toBe(next);
  expect(duesDueOn(today, { yearly: 12, once: 0 }, next)).toBe(next);
});

describe("a consumer is to be invoiced", () => {
  it.each([
    ["not in the month in which he begins", "monthly", "2026-11-30", null],
    ["from the next month", "monthly", "2026-12-01", "2026-12-01"],
    ["for each month once", "monthly", "2027-02-17", "2027-02-01"],
    ["by the month where his contract says nothing", null, "2027-02-17", "2027-02-01"],
    ["by the quarter", "quarterly", "2027-02-17", "2027-01-01"],
    ["not before his quarter has ended", "quarterly", "2026-12-31", null],
    ["by the half-year", "half-yearly", "2027-08-02", "2027-07-01"],
    ["by the year", "yearly", "2027-08-02", "2027-01-01"],
  ] as const)("%s", (_, frequency, today, expected) => {
    expect(invoiceDueOn("2026-11-10", frequency, today)).toBe(expected);
  });
});

it("what is due until a project shares is each year's fee that falls due before, and what is paid once", () => {
  const due = (today: string, startsIn: string | null, yearly = 12) =>
    dueBeforeSharing({ yearly, once: 5 }, { today, startsIn })?.sumEur ?? null;
  expect(due("2026-11-30", "2027-02")).toBe(29);
  expect(due("2026-11-30", "2028-03")).toBe(41);
  expect(due("2027-01-10", "2027-02")).toBe(29);
  // Only the first payment comes before.
  expect([due("2026-11-30", "2027-01"), due("2027-02-10", "2027-07"), due("2026-11-30", null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(due("2026-11-30", "2027-02", 0)).toBeNull();
});
