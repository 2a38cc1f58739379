import { firstList } from "@mec/api";
import { mapDefaults, radiusOfZoom } from "@mec/domain/address";
import { useAnswer } from "../../../platform/answer.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { useShownAccount } from "../../../platform/widget-account.ts";
import type { ExploreSearch } from "./search-state.ts";

/** How far the nearest of all projects is from the searched place, in km; undefined before the answer, null when there is none. */
export function useNearestKm({ centre }: ExploreSearch): number | null | undefined {
  const { filter } = useShownAccount();
  const { latitude, longitude } = centre ?? mapDefaults.centre;
  const query = { ...firstList, ...filter, limit: 1, centerLat: latitude, centerLong: longitude };
  const around = { query: { ...query, radius: radiusOfZoom(mapDefaults.zoom) } };
  const { data, error } = useAnswer(publicQuestions.listProjectsAround, centre && around);
  if (!centre || error) return null;
  return data && (data[0]?.distance ?? null);
}
