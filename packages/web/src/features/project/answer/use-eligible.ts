import type { EligibleProject } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import type { PlaceVerdict } from "@mec/domain/project";
import { useAnswer } from "../../../platform/answer.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { emptyWhenSignedOut } from "../../../platform/question.ts";
import type { ShownAccount } from "../../../platform/widget-account.ts";

/** The API's limit for one answer. */
const most = 500;

/** The projects that a place could join; nothing to ask before there is one. */
export function useEligible(place: Pick<Address, "coordinates" | "citycode"> | null, account: ShownAccount) {
  return useAnswer(
    publicQuestions.listEligibleProjects,
    place && account.isReady
      ? {
          query: {
            lat: place.coordinates.latitude,
            long: place.coordinates.longitude,
            citycode: place.citycode,
            imageType: "thumbnail",
            limit: most,
            ...account.filter,
          },
        }
      : null,
    { or: emptyWhenSignedOut },
  );
}

/** A project that is not among those the address could join is outside, unless the list was cut at the limit. */
export function verdictsOf(eligible: readonly EligibleProject[] | undefined) {
  const known = new Map(eligible?.map(({ id, verdict }) => [id, verdict]));
  const isWhole = eligible !== undefined && eligible.length < most;
  return (id: string): PlaceVerdict | undefined => known.get(id) ?? (isWhole ? "outside" : undefined);
}
