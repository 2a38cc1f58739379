import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import { answeredPlaces, ownApplicationIn, ownPlaceText, plantsIn } from "./own-application.ts";

const applied = (id: string, projectId: string, ...statuses: ApplicationStatus[]) => ({
  id,
  applicationProgress: {
    id: `of ${id}`,
    projectId,
    isFromProjectOwner: false,
    consumerId: id,
    progress: statuses.map((status, at) => ({
      id: status,
      status,
      by: "owner",
      createdAt: `2027-01-0${at + 1}T00:00:00Z`,
    })),
  } satisfies ApplicationProgress,
});

it("finds the application to this project, and no other’s", () => {
  const points = [applied("house", "here", "APPLICATION"), applied("shop", "there", "SIGNED")];
  expect(ownApplicationIn(points, "here")).toMatchObject({ consumerId: "house", place: "candidate" });
  expect(ownApplicationIn(points, "elsewhere")).toBeNull();
  expect(ownApplicationIn([{ id: "free", applicationProgress: null }], "here")).toBeNull();
});

it("says that the reader participates when one of his places does", () => {
  const points = [applied("house", "here", "APPLICATION"), applied("shop", "here", "SIGNED")];
  expect(ownApplicationIn(points, "here")).toMatchObject({ consumerId: "shop", place: "participant" });
});

it("finds his plants that the project has or is asked to take, and none that it refused", () => {
  const plants = [
    applied("roof", "here", "SIGNED"),
    applied("barn", "here", "APPLICATION"),
    applied("shed", "here", "REJECTED"),
    applied("mill", "there", "SIGNED"),
  ];
  expect(plantsIn(plants, "here").map(({ id }) => id)).toEqual(["roof", "barn"]);
  expect(plantsIn(plants, "elsewhere")).toEqual([]);
});

it("answers for the place that was chosen: a free one is a newcomer, whatever another has done", () => {
  const school = applied("school", "here", "APPLICATION");
  const gym = { id: "gym", applicationProgress: null };
  const shop = applied("shop", "there", "SIGNED");
  const chosen = (id: string | null) =>
    ownApplicationIn(answeredPlaces([school, gym, shop], "here", id), "here");
  expect(chosen("gym")).toBeNull();
  expect(chosen("school")?.consumerId).toBe("school");
  expect(chosen(null)?.consumerId).toBe("school");
  // It takes part elsewhere, and can join nothing: the reader's other places are told.
  expect(chosen("shop")?.consumerId).toBe("school");
  expect(chosen("a place of somebody who used this browser before")?.consumerId).toBe("school");
});

it("says the list that he waits on, with his rank, until he participates", () => {
  const house = applied("house", "here", "APPLICATION");
  const waiting = { ...house, applicationProgress: { ...house.applicationProgress, waitingRank: 14 } };
  const told = (...points: Parameters<typeof ownApplicationIn>[0]) => {
    const own = ownApplicationIn(points, "here");
    return own && ownPlaceText(own);
  };
  expect(told(waiting)).toBe("Sur la liste d’attente, 13\u00a0avant vous");
  expect(ownPlaceText({ place: "candidate", waitingRank: 1 })).toBe("Sur la liste d’attente");
  expect(told(house)).toBe("Candidature envoyée");
  expect(told(waiting, applied("shop", "here", "SIGNATURE"))).toBe(
    "Candidature acceptée, signatures en cours",
  );
  expect(told(waiting, applied("shop", "here", "SIGNED"))).toBe("Vous y participez");
});

it("says a price that waits for his answer, before another place’s application", () => {
  const asked = applied("house", "here", "APPLICATION", "PROPOSAL");
  const own = ownApplicationIn([applied("shop", "here", "APPLICATION"), asked], "here");
  expect(own).toMatchObject({ consumerId: "house", place: "proposed" });
  expect(own && ownPlaceText(own)).toBe("Un prix vous est proposé");
});

it("lets who was refused join again", () => {
  expect(ownApplicationIn([applied("house", "here", "APPLICATION", "REJECTED")], "here")).toBeNull();
});
