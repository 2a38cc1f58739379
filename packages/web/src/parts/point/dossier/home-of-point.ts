import type { ConsumptionPoint } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import { dossierOfPoint } from "./dossier.ts";
import { type Home, homeOf } from "./home-of.ts";

/** The home to estimate of a registered point: a business or a household as it says, however prices are read. */
export function homeOfPoint(point: ConsumptionPoint, pricesAs: ProfileType): Home | null {
  const home = homeOf(dossierOfPoint(point, pricesAs));
  return home && { ...home, pointId: point.id, consumerType: point.consumerType };
}
