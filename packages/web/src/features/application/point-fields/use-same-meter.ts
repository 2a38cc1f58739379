import { currentStatus, isLive } from "@mec/domain/application";
import { type ConsumptionPoint, placesOfMeter } from "@mec/domain/point";
import { usePoints } from "../../../platform/session.ts";

/** A place whose application has ended was perhaps described anew: its number takes part in nothing. */
const isDone = ({ applicationProgress }: ConsumptionPoint): boolean =>
  applicationProgress !== null && !isLive(currentStatus(applicationProgress.progress));

/** The person's other places that have this meter: of nobody else's place anything is known here. */
export function useSameMeter(prm: string, except: string | null): ConsumptionPoint[] {
  const { data } = usePoints();
  const own = data?.consumptionPoints ?? [];
  return placesOfMeter(own, { prm, except }).filter((place) => !isDone(place));
}
