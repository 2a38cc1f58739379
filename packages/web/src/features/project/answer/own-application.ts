import { type ApplicationProgress, type OwnPlace, ownPlace, ownPrice } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";

export interface OwnApplication {
  readonly consumerId: string;
  readonly place: OwnPlace;
  /** The candidate's rank on the waiting list; undefined where the project had room. */
  readonly waitingRank: number | undefined;
  /** €/kWh without VAT: what he agreed to, or may accept; undefined where no price is his own. */
  readonly price: number | undefined;
}

interface Applying {
  readonly id: string;
  readonly applicationProgress?:
    | Pick<ApplicationProgress, "projectId" | "progress" | "waitingRank">
    | null
    | undefined;
}

const rankOf = ({ place }: OwnApplication): number => ["participant", "proposed", "candidate"].indexOf(place);

/** The reader's application to this project that still stands: a participant's first, then one with a price. */
export function ownApplicationIn(points: readonly Applying[], projectId: string): OwnApplication | null {
  const found = points.flatMap(({ id, applicationProgress: application }): OwnApplication[] => {
    const place =
      application?.projectId === projectId ? ownPlace(application.progress, dayInParis(new Date())) : null;
    if (!application || !place) return [];
    const { progress, waitingRank } = application;
    return [{ consumerId: id, place, waitingRank, price: ownPrice(progress, place) }];
  });
  return found.toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? null;
}

export const useOwnApplication = (projectId: string): OwnApplication | null =>
  ownApplicationIn(usePoints().data?.consumptionPoints ?? [], projectId);

export interface OwnPoints {
  readonly consumptionPoints: readonly Applying[];
  readonly productionPoints: readonly Applying[];
}

/** The reader's application with any of his points, a plant included. */
export const ownAmongAll = (points: OwnPoints, projectId: string): OwnApplication | null =>
  ownApplicationIn([...points.consumptionPoints, ...points.productionPoints], projectId);

export function ownPlaceText({
  place,
  waitingRank: rank,
}: Pick<OwnApplication, "place" | "waitingRank">): string {
  if (place === "participant") return t("Vous y participez");
  if (place === "proposed") return t("Un prix vous est proposé");
  if (rank === undefined) return t("Candidature envoyée");
  return t("Sur la liste d’attente, {{rank}}", { rank: rank === 1 ? "1er" : `${rank}e` });
}
