import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import { ownApplicationIn, ownPlaceIn } from "./own-application.ts";

const applied = (id: string, projectId: string, ...statuses: ApplicationStatus[]) => ({
  id,
  applicationProgress: {
    id: `of ${id}`,
    projectId,
    isFromProjectOwner: false,
    consumerId: id,
    progress: statuses.map((status) => ({
      id: status,
      status,
      by: "owner",
      createdAt: "2027-01-01T00:00:00Z",
    })),
  } satisfies ApplicationProgress,
});

it("finds the application to this project, and no other’s", () => {
  const points = [applied("house", "here", "APPLICATION"), applied("shop", "there", "SIGNED")];
  expect(ownApplicationIn(points, "here")).toEqual({ consumerId: "house", place: "candidate" });
  expect(ownApplicationIn(points, "elsewhere")).toBeNull();
  expect(ownApplicationIn([{ id: "free", applicationProgress: null }], "here")).toBeNull();
});

it("says that the reader participates when one of his places does", () => {
  const points = [applied("house", "here", "APPLICATION"), applied("shop", "here", "SIGNATURE")];
  expect(ownApplicationIn(points, "here")).toEqual({ consumerId: "shop", place: "participant" });
});

it("counts a plant as any other place", () => {
  const points = {
    consumptionPoints: [applied("house", "here", "APPLICATION")],
    productionPoints: [applied("roof", "here", "SIGNED")],
  };
  expect(ownPlaceIn(points, "here")).toBe("participant");
  expect(ownPlaceIn(points, "elsewhere")).toBeUndefined();
});

it("lets who was refused join again", () => {
  expect(ownApplicationIn([applied("house", "here", "APPLICATION", "REJECTED")], "here")).toBeNull();
});
