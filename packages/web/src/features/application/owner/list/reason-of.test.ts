import type { Applicant } from "@mec/api/application";
import type { ApplicationProgress, Progress } from "@mec/domain/application";
import { expect, it } from "vitest";
import { reasonOf } from "./reason-of.ts";

const step = (given: Partial<Progress>): Progress => ({
  id: "1",
  status: "REJECTED",
  by: "holder",
  createdAt: "2026-11-27T09:00:00.000Z",
  ...given,
});
const applicant = (progress: Progress[], retraction?: ApplicationProgress["retraction"]) => ({
  progress,
  consumptionPoint: {
    applicationProgress: {
      id: "a",
      projectId: "p",
      isFromProjectOwner: false,
      progress,
      ...(retraction ? { retraction } : {}),
    },
  } as Applicant["consumptionPoint"],
});
const retraction = { declaredAt: "2026-11-27T09:00:00.000Z", name: "Hugo Petit", documents: [] };

it("says the day on which somebody retracted what he had signed, apart from who withdrew before", () => {
  expect(reasonOf(applicant([step({})], retraction))).toBe("Rétractation déclarée le 27 novembre 2026");
  expect(reasonOf(applicant([step({})]))).toBe("Candidature retirée");
});

it("says the owner's own reason", () => {
  expect(reasonOf(applicant([step({ by: "owner", message: "Trop loin." })]))).toBe("Trop loin.");
});
