import { expect, it } from "vitest";
import { earliestStart, firstSharesIn, wishedOnIssue } from "./index.ts";

const nothing = { declaredOn: null, conventionOn: null, wishedOn: null };

it.each([
  ["two months from today, while nothing was declared", nothing, "2027-01-29"],
  ["two months from the declaration", { ...nothing, declaredOn: "2026-11-10" }, "2027-01-10"],
  [
    "the day that the owner wishes, where that is later",
    { ...nothing, wishedOn: "2027-03-01" },
    "2027-03-01",
  ],
  ["that no earlier day brings nearer", { ...nothing, wishedOn: "2026-12-15" }, "2027-01-29"],
  [
    "today, once the agreement is signed",
    { ...nothing, declaredOn: "2026-11-01", conventionOn: "2026-11-20" },
    "2026-11-29",
  ],
  ["today, once its two months have gone", { ...nothing, declaredOn: "2026-06-01" }, "2026-11-29"],
] as const)("electricity may be shared from %s", (_, said, day) => {
  expect(earliestStart(said, "2026-11-29")).toBe(day);
});

it.each([
  ["are expected in the month after the first", "2026-11-29", "2026-12-01"],
  ["until that month has gone", "2026-12-31", "2026-12-01"],
  ["and told by nothing here from then on", "2027-01-01", null],
] as const)("the first shares %s", (_, today, month) => {
  expect(firstSharesIn("2026-11-03", today)).toBe(month);
});

it("a day to start on is asked of the grid operator from the first that the owner's home tells", () => {
  const refusal = wishedOnIssue("2027-01-15", nothing, "2026-11-30");
  expect(refusal?.message).toContain("Le partage est possible le 30 janvier 2027 au plus tôt");
  expect(wishedOnIssue("2027-01-30", nothing, "2026-11-30")).toBeNull();
  const agreed = { declaredOn: "2026-10-20", conventionOn: "2026-11-20" };
  expect(wishedOnIssue("2026-12-05", agreed, "2026-11-30")).toBeNull();
});
