import type { PublicProject } from "@mec/api/project";
import type { Coordinates } from "@mec/domain/address";
import { useAnswer } from "../../../platform/answer.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { emptyWhenSignedOut } from "../../../platform/question.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";

export const shown = 3;
/** Of those near a place, from which the ones that it may join are shown first. */
const weighed = 12;
/** "Near": a distance one would travel for a meeting. Metres. */
const nearRadius = 60_000;

interface FirstProjects {
  readonly isNear: boolean;
  readonly projects: readonly (PublicProject & { distance?: number })[];
}

/** The projects near the visitor's place when it is known, else the newest; nothing is asked until they are wanted. */
export function useFirstProjects(areWanted: boolean, place: Coordinates | null) {
  const account = useShownAccount();
  const isReady = areWanted && account.isReady;
  const listing = { imageType: "thumbnail" as const, limit: shown, ...account.filter };
  const around = place && { centerLat: place.latitude, centerLong: place.longitude, radius: nearRadius };
  const near = useAnswer(
    publicQuestions.listProjectsAround,
    isReady && around ? { query: { ...around, ...listing, limit: weighed } } : null,
    { or: emptyWhenSignedOut },
  );
  const isNobodyNear = !around || near.data?.length === 0;
  const newest = useAnswer(
    publicQuestions.listPublicProjects,
    isReady && isNobodyNear ? { query: listing } : null,
    { or: emptyWhenSignedOut },
  );
  const asked = isNobodyNear ? newest : near;
  const data: FirstProjects | undefined = asked.data && { isNear: !isNobodyNear, projects: asked.data };
  return { data, error: asked.error, refetch: asked.refetch };
}
