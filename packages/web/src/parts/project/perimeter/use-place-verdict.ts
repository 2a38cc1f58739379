import { publicProjectCalls } from "@mec/api/project";
import { type Address, mapDefaults } from "@mec/domain/address";
import type { PlaceVerdict } from "@mec/domain/project";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhen } from "../../../platform/null-when.ts";

/**
 * Whether an address could join a project, as far as the public may know; undefined before the answer, null
 * for a project that only invited people can see.
 */
export function usePlaceVerdict(projectId: string | null, address: Address | null) {
  const isAsked = projectId !== null && address !== null;
  const place = address?.coordinates ?? mapDefaults.centre;
  return useAnswer(
    publicProjectCalls.getPlaceVerdict,
    isAsked ? { params: { id: projectId }, query: { lat: place.latitude, long: place.longitude } } : null,
    { or: nullWhen(404), select: (answer): PlaceVerdict | null => answer?.verdict ?? null },
  );
}
