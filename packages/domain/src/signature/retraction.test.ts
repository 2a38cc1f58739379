import { describe, expect, it } from "vitest";
import { isRetractable, lastToEndFirst, mayRetract, retractionUntil } from "./retraction.ts";

describe("the last day on which an individual may retract what he signed", () => {
  // Worked by hand on a calendar: the day of the last signature is not counted (L. 221-19, 1°).
  it.each([
    ["a Thursday, fourteen days after a Thursday", "2026-11-26T09:00:00Z", "2026-12-10"],
    ["a Monday, where the fourteenth day is a Saturday", "2026-11-28T09:00:00Z", "2026-12-14"],
    ["a Monday, where it is a Sunday", "2026-11-29T09:00:00Z", "2026-12-14"],
    ["the Monday after Christmas, a Friday", "2026-12-11T09:00:00Z", "2026-12-28"],
    ["the Tuesday after Easter Monday", "2027-03-15T09:00:00Z", "2027-03-30"],
    [
      "the Friday after the Ascension, whose Thursday is no working day",
      "2027-04-22T09:00:00Z",
      "2027-05-07",
    ],
    ["the Tuesday after Whit Monday", "2027-05-03T09:00:00Z", "2027-05-18"],
  ])("is %s", (_, signedAt, last) => {
    expect(retractionUntil(new Date(signedAt))).toBe(last);
  });

  it("is counted from the day that it is in Paris, where a signature at 23:30 UTC is the next day's", () => {
    expect(retractionUntil(new Date("2026-11-25T22:59:00Z"))).toBe("2026-12-09");
    expect(retractionUntil(new Date("2026-11-25T23:30:00Z"))).toBe("2026-12-10");
  });

  it("lasts to its midnight in Paris, and has no end before all have signed", () => {
    expect(isRetractable("2026-12-10", new Date("2026-12-10T22:59:59Z"))).toBe(true);
    expect(isRetractable("2026-12-10", new Date("2026-12-10T23:00:00Z"))).toBe(false);
    expect(isRetractable(null, new Date("2027-12-10T23:00:00Z"))).toBe(true);
  });
});

it("only who signs for himself may retract: a business, a town hall or an association may not", () => {
  expect(mayRetract({ entityType: "Particulier" })).toBe(true);
  expect(mayRetract({ entityType: "Professionnel" })).toBe(false);
});

it("of several, the last to end comes first, and first of all what has not begun to run", () => {
  const days = ["2026-12-10", null, "2027-01-04", "2026-12-10"].map((until) => ({ until }));
  expect(days.toSorted(lastToEndFirst).map(({ until }) => until)).toEqual([
    null,
    "2027-01-04",
    "2026-12-10",
    "2026-12-10",
  ]);
});
