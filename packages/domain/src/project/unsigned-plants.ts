import { type ProductionType, powerUnit } from "../point/production-types.ts";
import { formatNumber } from "../shared/index.ts";

/** A plant that a sum counts, whose producer has not signed his own documents. */
export interface UnsignedPlant {
  /** Null when unknown. */
  readonly powerKw: number | null;
  readonly productionType: ProductionType;
}

/** That a sum counts plants whose producers have not signed, by their power: a home's is named to nobody. Null where all have. */
export function unsignedPlantsText(plants: readonly UnsignedPlant[]): string | null {
  if (plants.length === 0) return null;
  const kw = plants.reduce((sum, { powerKw }) => sum + (powerKw ?? 0), 0);
  const isKnown = plants.every(({ powerKw }) => powerKw);
  const unit = powerUnit(plants.map(({ productionType }) => productionType));
  const whose =
    plants.length === 1
      ? "dont le producteur n’a pas encore signé"
      : "dont les producteurs n’ont pas encore signé";
  const installations = plants.length === 1 ? "une installation" : `${plants.length}\u00a0installations`;
  return `Cette somme compte ${isKnown ? `${formatNumber(kw, 1)}\u00a0${unit}` : installations} ${whose}.`;
}
