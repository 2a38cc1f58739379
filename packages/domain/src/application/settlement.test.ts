import { describe, expect, it } from "vitest";
import { isBeforeNotice, lastSettlingDay, leavesOn, settlingIssue } from "./index.ts";

const now = new Date("2026-11-27T09:00:00.000Z");
const asked = { leavingOn: "2026-12-31" };

describe("the day for which a departure is settled", () => {
  it("is the one asked for, at the latest, or the end of what binds beyond it", () => {
    expect(lastSettlingDay(asked)).toBe("2026-12-31");
    expect(lastSettlingDay({ ...asked, noticeEndsOn: "2027-01-27" })).toBe("2027-01-27");
    expect(lastSettlingDay({ ...asked, noticeEndsOn: "2026-12-27" })).toBe("2026-12-31");
    // Who moves out owes no notice.
    expect(lastSettlingDay({ ...asked, noticeEndsOn: "2027-01-27", movesOut: true })).toBe("2026-12-31");
    expect(lastSettlingDay(asked, "2027-02-27")).toBe("2027-02-27");
    expect(lastSettlingDay(asked, "2026-12-01")).toBe("2026-12-31");
  });

  it("is to come, and keeps nobody longer than he is bound", () => {
    const last = "2026-12-31";
    expect(settlingIssue("2026-11-28", { last, now })).toBeNull();
    expect(settlingIssue("2026-12-31", { last, now })).toBeNull();
    expect(settlingIssue("2026-11-27", { last, now })?.code).toBe("DEPARTURE_IN_THE_PAST");
    expect(settlingIssue("2026-11-26", { last, now })?.code).toBe("DEPARTURE_IN_THE_PAST");
    expect(settlingIssue("2027-01-01", { last, now })).toMatchObject({
      code: "DEPARTURE_TOO_LATE",
      message: expect.stringContaining("jusqu’au 31 décembre 2026"),
    });
    // In Paris it is the 28th already.
    expect(settlingIssue("2026-11-28", { last, now: new Date("2026-11-27T23:30:00Z") })?.code).toBe(
      "DEPARTURE_IN_THE_PAST",
    );
  });

  it("is when he leaves, and what tells whether his contract runs on", () => {
    const departure = { leavingOn: "2026-11-30", noticeEndsOn: "2027-01-26" };
    expect(leavesOn(departure)).toBe("2026-11-30");
    expect(isBeforeNotice(departure)).toBe(true);
    expect(leavesOn({ ...departure, settledFor: "2027-01-26" })).toBe("2027-01-26");
    expect(isBeforeNotice({ ...departure, settledFor: "2027-01-26" })).toBe(false);
    expect(isBeforeNotice({ ...departure, settledFor: "2026-12-31" })).toBe(true);
    expect(
      isBeforeNotice({ ...departure, leavingOn: "2026-12-31", settledFor: "2026-12-15", movesOut: true }),
    ).toBe(false);
  });
});
