import type { Applicant } from "@mec/api/application";
import type { ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import { startOf } from "./use-opened-start.ts";

const applicant = (id: string, status: ApplicationStatus, departure: Applicant["departure"] = null) =>
  ({
    id,
    holder: { firstName: "Ana", lastName: id, email: `${id}@example.test` },
    consumptionPoint: { id, name: id },
    departure,
    progress: [{ id: "1", status, createdAt: "2026-03-01T10:00:00.000Z" }],
  }) as Applicant;

it("the home's button of a start opens that of all who have signed, and of nobody who leaves", () => {
  const leaving = { requestedAt: "2026-03-02T10:00:00.000Z", leavingOn: "2026-04-01", reason: "" };
  const start = startOf([
    applicant("school", "SIGNED"),
    applicant("hall", "SIGNATURE"),
    applicant("home", "SIGNED", leaving),
  ]);
  expect(start?.transition.to).toBe("EXPLOITATION");
  expect(start?.people.map(({ applicationId }) => applicationId)).toEqual(["school"]);
  expect(startOf([applicant("hall", "SIGNATURE")])).toBeUndefined();
});
