import type { Applicant } from "@mec/api/application";
import type { ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import { mayMakeLeave } from "./applicant-menu.tsx";

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
