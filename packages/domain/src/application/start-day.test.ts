import { expect, it } from "vitest";
import { firstDayText, startDayIssue, usualStartDay } from "./start-day.ts";

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const now = new Date("2026-11-29T09:00:00.000Z");
const today = "2026-11-29";

it("nobody shares before he has signed, nor in another year by a slip of the pen", () => {
  const issue = (day: string, signedOn?: string) => plain(startDayIssue(day, { signedOn, now })?.message);
  expect(issue("2026-12-20", "2026-11-28")).toBeUndefined();
  expect(issue("2026-11-28", "2026-11-28")).toBeUndefined();
  expect(issue("2026-10-02")).toBeUndefined();
  expect(issue("2026-11-27", "2026-11-28")).toContain("signé le 28 novembre 2026");
  expect(issue("2062-11-27")).toContain("Vérifiez l’année");
});

it("nobody begins on the day on which he leaves or later, nor once his owner has ended his participation", () => {
  const issue = (day: string, departure: NonNullable<Parameters<typeof startDayIssue>[1]["departure"]>) =>
    plain(startDayIssue(day, { departure, now })?.message);
  const asked = { leavingOn: "2027-01-30" };
  expect(issue("2027-01-29", asked)).toBeUndefined();
  expect(issue("2027-01-30", asked)).toContain("départ est prévu le 30 janvier 2027");
  expect(issue("2027-01-10", { ...asked, settledFor: "2027-01-10" })).toContain("10 janvier");
  expect(issue("2026-12-20", { ...asked, isOwners: true })).toContain(
    "préavis court jusqu’au 30 janvier 2027",
  );
  expect(usualStartDay("2026-12-20", { now, departure: { leavingOn: "2026-12-15" } })).toBe("");
});

it("a plant shares from the day after its purchase contract has ended", () => {
  const issue = (day: string) => plain(startDayIssue(day, { contractEndsOn: "2026-12-31", now })?.message);
  expect(issue("2026-12-31")).toContain("prend fin le 31 décembre 2026");
  expect(issue("2027-01-01")).toBeUndefined();
});

it("the annex's day is offered where it is about now, and no day is made up", () => {
  expect(usualStartDay("2026-12-01", { now })).toBe("2026-12-01");
  expect(usualStartDay("2025-12-01", { now })).toBe("");
  expect(usualStartDay(null, { now })).toBe("");
  expect(usualStartDay("2026-11-27", { now, signedOn: "2026-11-28" })).toBe("");
});

it("of a plant whose purchase contract ends later, the day after it is offered, or the annex's where that is later", () => {
  const known = { now, contractEndsOn: "2026-12-31" };
  expect(usualStartDay("2026-12-07", known)).toBe("2027-01-01");
  expect(usualStartDay("2027-02-01", known)).toBe("2027-02-01");
  expect(usualStartDay(null, known)).toBe("2027-01-01");
  expect(usualStartDay(null, { now, contractEndsOn: "2026-10-31" })).toBe("");
  expect(usualStartDay(null, { now, contractEndsOn: "2028-12-31" })).toBe("");
});

it("the first day is the last of those that keep him from buying, each with what makes it", () => {
  const read = (starts: Parameters<typeof firstDayText>[0]) => plain(firstDayText(starts, today));
  expect(firstDayText({}, today)).toBeNull();
  expect(read({ startsOn: "2026-12-20" })).toBe(
    "L’électricité locale commence pour vous le 20 décembre 2026, jour que le gestionnaire de réseau a confirmé.",
  );
  expect(read({ startsOn: "2026-11-20" })).toContain("depuis le 20 novembre 2026");
  expect(read({ startsOn: "2026-12-20", suppliedFrom: "2026-12-15" })).toContain("le 20 décembre 2026");
  expect(read({ startsOn: "2026-12-01", suppliedFrom: "2026-12-15" })).toContain("le 15 décembre 2026");
  expect(read({ startsOn: "2026-12-01", saleStartsOn: "2027-03-01" })).toContain("À partir du 1er mars 2027");
});
