import type { ConsumptionPoint } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import { dossierOfPoint } from "./dossier.ts";
import * as rules from "./home-of.ts";

const described = (point: ConsumptionPoint, pricesAs: ProfileType) => ({
  ...dossierOfPoint(point, pricesAs),
  // A home has no trade, whatever is kept with it.
  ...(point.consumerType === "individual" && { placeKind: null, workingHours: null, reclaimsVat: null }),
});

/** The home to estimate of a registered point: a business or a household as it says, however prices are read. */
export function homeOfPoint(point: ConsumptionPoint, pricesAs: ProfileType): rules.Home | null {
  const home = rules.homeOf(described(point, pricesAs), point.consumerType);
  return home && { ...home, pointId: point.id };
}

/** Whether all that lacks for the sum of a registered point is its price. */
export const pointAsksPrice = (point: ConsumptionPoint, pricesAs: ProfileType): boolean =>
  rules.asksPrice(described(point, pricesAs), point.consumerType);
