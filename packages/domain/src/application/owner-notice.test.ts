import { expect, it } from "vitest";
import { mayGiveNotice, noticeGiven } from "./owner-notice.ts";
import { applicationStatuses } from "./status.ts";

const now = new Date("2026-11-30T09:00:00.000Z");
const given = (months: readonly (number | null)[]) => noticeGiven({ reason: "" }, { months, now }).settledFor;

it("is given to who has signed all and does not share yet, and leaves on no day already", () => {
  expect(applicationStatuses.filter((status) => mayGiveNotice(status, null))).toEqual(["SIGNED"]);
  expect(mayGiveNotice("NONE", null)).toBe(false);
  expect(mayGiveNotice("SIGNED", noticeGiven({ reason: "" }, { months: [2], now }))).toBe(false);
});

it("runs as long as the longest of his contracts asks, a month at least", () => {
  expect(given([2])).toBe("2027-01-30");
  expect(given([2, 3])).toBe("2027-02-28");
  expect([given([null]), given([0]), given([])]).toEqual(["2026-12-30", "2026-12-30", "2026-12-30"]);
});
