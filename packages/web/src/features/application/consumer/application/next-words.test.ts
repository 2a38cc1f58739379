import type { ApplicationStatus } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { standingOf } from "./next-words.ts";

const applicationAt = (statuses: ApplicationStatus[], message?: string) => ({
  id: "a1",
  projectId: "p1",
  consumerId: "c1",
  isFromProjectOwner: false,
  progress: statuses.map((status, day) => ({
    id: String(day),
    status,
    createdAt: `2026-11-0${day + 1}T10:00:00.000Z`,
    ...(day === statuses.length - 1 && message ? { message } : {}),
  })),
});

describe("where an application stands", () => {
  it.each([
    [["APPLICATION"], "Candidature en attente de validation", "Au porteur du projet d’agir"],
    [["APPLICATION", "PROPOSAL"], "Proposition de prix reçue", "À vous d’agir"],
    [["APPLICATION", "SIGNATURE"], "Candidature acceptée", "Au porteur du projet, puis à vous d’agir"],
    [["APPLICATION", "SIGNATURE", "SIGNED"], "Documents signés", "Au porteur du projet d’agir"],
    [["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION"], "Participation en exploitation", null],
  ] as const)("%j says who must act", (statuses, title, actor) => {
    expect(standingOf(applicationAt([...statuses]))).toMatchObject({ title, actor });
  });

  it("tells a refusal, with its reason, from a withdrawal", () => {
    expect(standingOf(applicationAt(["APPLICATION", "REJECTED"], "Trop loin."))).toMatchObject({
      title: "Candidature refusée",
      message: "Trop loin.",
    });
    expect(standingOf(applicationAt(["APPLICATION", "REJECTED"])).title).toBe("Candidature retirée");
  });
});
