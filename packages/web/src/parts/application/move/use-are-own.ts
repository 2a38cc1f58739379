import { usePoints } from "../../../platform/session.ts";
import type { Moved } from "./types.ts";

/** Whether all of some who move are places of the signed-in person: no mail tells him what he does. */
export function useAreOwn(): (moved: readonly Pick<Moved, "applicationId">[]) => boolean {
  const { data } = usePoints();
  const own = new Set((data?.consumptionPoints ?? []).map((point) => point.applicationProgress?.id));
  return (moved) => moved.length > 0 && moved.every(({ applicationId }) => own.has(applicationId));
}
