import { isSameAddress } from "@mec/domain/address";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import type { JoinDraft } from "./join-draft.ts";

/** Whether a place has an application that is neither refused nor withdrawn: it cannot send another. */
export const isTaken = ({ applicationProgress }: Pick<ConsumptionPoint, "applicationProgress">): boolean =>
  applicationProgress !== null && isLive(currentStatus(applicationProgress.progress));

/**
 * The place that the person has already where the draft says that he consumes: the one that has applied to this project
 * first. None when he said that it is another meter, nor for the place that the draft itself made.
 */
export function knownPlace(
  { house: { address }, consumerType, beside, saved }: JoinDraft,
  points: readonly ConsumptionPoint[],
  projectId: string,
): ConsumptionPoint | null {
  if (!address) return null;
  const alike = points.filter(
    (point) =>
      point.id !== saved?.pointId &&
      point.consumerType === consumerType &&
      isSameAddress(point.address, address),
  );
  if (alike.some(({ id }) => id === beside)) return null;
  const hasApplied = (point: ConsumptionPoint) =>
    isTaken(point) && point.applicationProgress?.projectId === projectId;
  return alike.find(hasApplied) ?? alike.find((point) => !isTaken(point)) ?? alike[0] ?? null;
}

/**
 * The place of the person's to propose first: one that may apply, the one that projects answer to before others, unless the draft already says another address. Null
 * proposes a new one.
 */
export function placeAtHand(
  { house: { address } }: Pick<JoinDraft, "house">,
  points: readonly ConsumptionPoint[],
  chosen: string | null,
): ConsumptionPoint | null {
  const free = points.filter((point) => !isTaken(point));
  if (address) return free.find((point) => isSameAddress(point.address, address)) ?? null;
  return free.find(({ id }) => id === chosen) ?? free[0] ?? null;
}

/**
 * Whether the first question has one answer already: none of the person's places can apply, so that it is about one more, and
 * they are all of one kind, as that one will be.
 */
export const isOneMore = (
  places: readonly Pick<ConsumptionPoint, "applicationProgress" | "consumerType">[],
): boolean => places.every(isTaken) && new Set(places.map(({ consumerType }) => consumerType)).size < 2;
