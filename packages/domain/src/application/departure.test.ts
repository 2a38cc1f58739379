import { describe, expect, it } from "vitest";
import { isBeforeNotice, neverBegins, noticeEnd, noticeOfRequest, saleEndsBy } from "./index.ts";

describe("the notice of who asks to leave", () => {
  it("ends on the day of the same number, or on the last of a month that has none", () => {
    expect(noticeEnd("2026-11-26", 2)).toBe("2027-01-26");
    expect(noticeEnd("2026-12-31", 2)).toBe("2027-02-28");
    expect(noticeEnd("2027-12-31", 2)).toBe("2028-02-29");
    expect(noticeEnd("2026-11-26", 24)).toBe("2028-11-26");
    expect(noticeEnd("2026-11-26", 0)).toBe("2026-11-26");
  });

  it("makes an earlier day a wish, and leaves a later one as it is", () => {
    const noticeEndsOn = "2027-01-26";
    expect(saleEndsBy({ leavingOn: "2026-11-30", noticeEndsOn })).toBe("2027-01-26");
    expect(isBeforeNotice({ leavingOn: "2026-11-30", noticeEndsOn })).toBe(true);
    expect(saleEndsBy({ leavingOn: "2027-03-01", noticeEndsOn })).toBe("2027-03-01");
    expect(isBeforeNotice({ leavingOn: "2027-01-26", noticeEndsOn })).toBe(false);
  });

  it("ends what never began only where its buyer has left before its first day too", () => {
    const asked = { leavingOn: "2026-12-15", noticeEndsOn: "2027-01-29", saleStartsOn: "2027-03-01" };
    expect(neverBegins(asked)).toBe(true);
    expect(neverBegins({ ...asked, settledFor: "2027-02-28" })).toBe(true);
    // His owner settled it late: he shared by the contract until then.
    expect(neverBegins({ ...asked, settledFor: "2027-03-20" })).toBe(false);
    expect(neverBegins({ ...asked, noticeEndsOn: "2027-03-01" })).toBe(false);
  });

  it("is not known without a contract that says one: the wish stands alone", () => {
    const noticeEndsOn = noticeOfRequest(null, null, new Date("2026-11-26T10:00:00Z"));
    expect(noticeEndsOn).toBeUndefined();
    expect(saleEndsBy({ leavingOn: "2026-11-30", noticeEndsOn })).toBe("2026-11-30");
  });

  it("is none where the contract ends without one: nobody is told that it asks for a notice", () => {
    expect(noticeOfRequest(0, null, new Date("2026-11-26T10:00:00Z"))).toBeUndefined();
  });

  it("binds nobody who moves out: the contract ends with the day on which the premises are left", () => {
    const moving = { leavingOn: "2026-12-20", noticeEndsOn: "2027-01-27", movesOut: true as const };
    expect(saleEndsBy(moving)).toBe("2026-12-20");
    expect(isBeforeNotice(moving)).toBe(false);
    // Who stops after all gave his notice with the first request.
    expect(noticeOfRequest(2, moving, new Date("2026-12-05T10:00:00Z"))).toBe("2027-01-27");
  });

  it("is counted from the day in Paris", () => {
    expect(noticeOfRequest(2, null, new Date("2026-11-26T23:30:00Z"))).toBe("2027-01-27");
  });

  it("is given once: a correction begins no other, nor ends sooner what was to end later", () => {
    const first = { leavingOn: "2026-11-30", noticeEndsOn: "2027-01-26" };
    expect(noticeOfRequest(2, first, new Date("2026-12-20T10:00:00Z"))).toBe("2027-01-26");
    // He postponed to June, and comes back to it in March: the seller learns of it then.
    const postponed = { leavingOn: "2027-06-01", noticeEndsOn: "2027-01-26" };
    expect(noticeOfRequest(2, postponed, new Date("2027-03-01T10:00:00Z"))).toBe("2027-05-01");
  });
});
