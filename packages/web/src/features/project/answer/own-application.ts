import { type ApplicationProgress, type OwnPlace, ownPlace } from "@mec/domain/application";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";

export interface OwnApplication {
  readonly consumerId: string;
  readonly place: OwnPlace;
}

interface Applying {
  readonly id: string;
  readonly applicationProgress?: Pick<ApplicationProgress, "projectId" | "progress"> | null | undefined;
}

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

export interface OwnPoints {
  readonly consumptionPoints: readonly Applying[];
  readonly productionPoints: readonly Applying[];
}

/** What the reader is in a project, with any of his points, a plant included. */
export const ownPlaceIn = (points: OwnPoints, projectId: string): OwnPlace | undefined =>
  ownApplicationIn([...points.consumptionPoints, ...points.productionPoints], projectId)?.place;

export const ownPlaceText = (place: OwnPlace): string =>
  place === "participant" ? t("Vous y participez") : t("Candidature envoyée");
