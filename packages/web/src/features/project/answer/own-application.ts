import { type ApplicationProgress, type OwnPlace, ownPlace, ownPrice } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { chosenPlaceKey } from "../../../parts/point/dossier/dossier-key.ts";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import { useStored } from "../../../platform/stored.ts";

export interface OwnApplication {
  readonly consumerId: string;
  readonly place: OwnPlace;
  /** The candidate's rank on the waiting list; undefined where the project had room. */
  readonly waitingRank: number | undefined;
  /** €/kWh without VAT: what he agreed to, or may accept; undefined where no price is his own. */
  readonly price: number | undefined;
}

export interface Applying {
  readonly id: string;
  readonly applicationProgress?:
    | Pick<ApplicationProgress, "projectId" | "progress" | "waitingRank">
    | null
    | undefined;
}

const rankOf = ({ place }: OwnApplication): number =>
  ["participant", "accepted", "proposed", "candidate"].indexOf(place);

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

/**
 * Which of the reader's places a project answers to: the one he chose, where it has applied here or is free to, else all.
 * A free one is a newcomer, whatever his other places are there.
 */
export function answeredPlaces<P extends Applying>(
  points: readonly P[],
  projectId: string,
  chosen: string | null,
): readonly P[] {
  const own = points.filter(({ id }) => id === chosen);
  const [application] = own.map((point) => point.applicationProgress);
  const isFree = !application || !ownPlace(application.progress, dayInParis(new Date()));
  return own.length > 0 && (isFree || application?.projectId === projectId) ? own : points;
}

export function useOwnApplication(projectId: string): OwnApplication | null {
  const [chosen] = useStored(chosenPlaceKey);
  const points = usePoints().data?.consumptionPoints ?? [];
  return ownApplicationIn(answeredPlaces(points, projectId, chosen), projectId);
}

/** Which of the reader's plants this project has, or is asked to take. */
export const plantsIn = <P extends Applying>(plants: readonly P[], projectId: string): readonly P[] =>
  plants.filter((plant) => ownApplicationIn([plant], projectId));

/** Whether this project has a plant of the reader, or is asked to take one: whatever he proposes is another. */
export const useHasPlant = (projectId: string): boolean =>
  plantsIn(usePoints().data?.productionPoints ?? [], projectId).length > 0;

/** Whether the reader sells here and has not applied to consume: what is his comes before what a newcomer is asked. */
export function useIsSeller(projectId: string): boolean {
  const own = useOwnApplication(projectId);
  const hasPlant = useHasPlant(projectId);
  return !own && hasPlant;
}

export function ownPlaceText({
  place,
  waitingRank: rank,
}: Pick<OwnApplication, "place" | "waitingRank">): string {
  if (place === "participant") return t("Vous y participez");
  if (place === "accepted") return t("Candidature acceptée, signatures en cours");
  if (place === "proposed") return t("Un prix vous est proposé");
  if (rank === undefined) return t("Candidature envoyée");
  if (rank === 1) return t("Sur la liste d’attente");
  return t("Sur la liste d’attente, {{before}}\u00a0avant vous", { before: rank - 1 });
}
