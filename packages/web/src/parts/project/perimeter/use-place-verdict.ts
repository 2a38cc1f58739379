import { type Address, mapDefaults } from "@mec/domain/address";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhen } from "../../../platform/null-when.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";

/**
 * Whether an address could join a project and why not, as far as the public may know; undefined before the
 * answer, null for a project that only invited people can see.
 */
export function usePlaceVerdict(projectId: string | null, address: Address | null) {
  const isAsked = projectId !== null && address !== null;
  const place = address?.coordinates ?? mapDefaults.centre;
  const query = { lat: place.latitude, long: place.longitude, citycode: address?.citycode };
  return useAnswer(publicQuestions.getPlaceVerdict, isAsked ? { params: { id: projectId }, query } : null, {
    or: nullWhen(404),
  });
}
