import { type OwnPlace, ownPlace } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";

export interface OwnApplication {
  readonly consumerId: string;
  readonly place: OwnPlace;
}

type Applying = Pick<ConsumptionPoint, "id" | "applicationProgress">;

/** The reader's application to this project that still stands, a participant's before a candidate's. */
export function ownApplicationIn(points: readonly Applying[], projectId: string): OwnApplication | null {
  const found = points.flatMap(({ id, applicationProgress: application }): OwnApplication[] => {
    const place = application?.projectId === projectId ? ownPlace(application.progress) : null;
    return place ? [{ consumerId: id, place }] : [];
  });
  return found.find(({ place }) => place === "participant") ?? found[0] ?? null;
}

export const useOwnApplication = (projectId: string): OwnApplication | null =>
  ownApplicationIn(usePoints().data?.consumptionPoints ?? [], projectId);

export const ownPlaceText = (place: OwnPlace): string =>
  place === "participant" ? t("Vous participez") : t("Votre candidature est en cours");
