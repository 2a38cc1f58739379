import type { Applicant } from "@mec/api/application";
import type { ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import { mayMakeLeave, maySendAway, maySettle } from "./applicant-menu.tsx";

const applicant = (status: ApplicationStatus, departure: Applicant["departure"] = null) =>
  ({
    consumptionPoint: { id: "school" },
    departure,
    progress: [{ id: "1", status, createdAt: "2026-03-01T10:00:00.000Z" }],
  }) as Applicant;

it("the owner has a place of his own leave once it shares or has signed all, and nobody else's", () => {
  const own = new Set(["school"]);
  expect(mayMakeLeave(applicant("EXPLOITATION"), own)).toBe(true);
  expect(mayMakeLeave(applicant("SIGNED"), own)).toBe(true);
  expect(mayMakeLeave(applicant("SIGNATURE"), own)).toBe(false);
  expect(mayMakeLeave(applicant("EXPLOITATION"), new Set(["hall"]))).toBe(false);
  const leaving = { requestedAt: "2027-03-01T10:00:00.000Z", leavingOn: "2027-04-01", reason: "Travaux" };
  expect(mayMakeLeave(applicant("EXPLOITATION", leaving), own)).toBe(false);
});

it("the owner ends by a notice what another has signed and does not share yet, and settles no other day of it", () => {
  const own = new Set(["school"]);
  const others = new Set(["hall"]);
  expect(maySendAway(applicant("SIGNED"), others)).toBe(true);
  expect(maySendAway(applicant("SIGNED"), own)).toBe(false);
  expect(maySendAway(applicant("SIGNATURE"), others)).toBe(false);
  expect(maySendAway(applicant("EXPLOITATION"), others)).toBe(false);
  const asked = { requestedAt: "2027-03-01T10:00:00.000Z", leavingOn: "2027-04-01", reason: "" };
  const noticed = applicant("SIGNED", { ...asked, settledFor: "2027-04-01", isOwners: true });
  expect(maySendAway(noticed, others)).toBe(false);
  expect([maySettle(applicant("SIGNED", asked)), maySettle(noticed)]).toEqual([true, false]);
});
