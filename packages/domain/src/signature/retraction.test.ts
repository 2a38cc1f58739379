import { describe, expect, it } from "vitest";
import {
  firstToTell,
  isRetractable,
  mayAskEarlySupply,
  mayRetract,
  retractionUntil,
  supplyFrom,
} from "./retraction.ts";

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

describe("supply before the days to retract end", () => {
  it("is asked of who buys for himself, by a contract of sale", () => {
    const home = {
      kind: "salesContract",
      role: "participant",
      participant: { entityType: "Particulier" },
    } as const;
    expect(mayAskEarlySupply(home)).toBe(true);
    expect(mayAskEarlySupply({ ...home, kind: "bulletin" })).toBe(false);
    expect(mayAskEarlySupply({ ...home, role: "producer" })).toBe(false);
    expect(mayAskEarlySupply({ ...home, participant: { entityType: "Professionnel" } })).toBe(false);
    expect(mayAskEarlySupply({ ...home, participant: null })).toBe(false);
  });

  it("may else begin on the day after the last, which is not known before all have signed", () => {
    expect(supplyFrom("2026-12-10")).toBe("2026-12-11");
    expect(supplyFrom("2026-12-31")).toBe("2027-01-01");
    expect(supplyFrom(null)).toBeNull();
  });
});

it("of several who may retract, who has to be waited for comes first, then the last to end", () => {
  const told = [
    { until: null, asksEarlySupply: true },
    { until: "2026-12-10", asksEarlySupply: false },
    { until: "2027-01-04", asksEarlySupply: true },
    { until: null, asksEarlySupply: null },
    { until: "2026-12-14", asksEarlySupply: false },
  ];
  expect(told.toSorted(firstToTell)).toEqual([told[3], told[4], told[1], told[0], told[2]]);
  expect([{ until: "2026-12-10" }, { until: null }].toSorted(firstToTell)).toEqual([
    { until: null },
    { until: "2026-12-10" },
  ]);
});
