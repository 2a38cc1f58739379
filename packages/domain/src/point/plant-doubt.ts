import { formatNumber } from "../shared/index.ts";
import type { ProductionType } from "./production-types.ts";

/** kWc. Few roofs carry more: such a figure may be in watts. */
const largestUsualPowerKw = 1000;

/** m². A hectare of panels: such a figure may have a zero too many. */
const largestUsualArea = 10_000;

const squareMetresOfHectare = 10_000;

/** A figure of an installation that is asked about, and taken if it stays. */
export interface PlantDoubt {
  /** "36 000 kWc ? Un devis de 36 000 W en dit 36." */
  readonly question: string;
  /** "36": what was probably meant, as it is typed; null where no unit makes it likely. */
  readonly meant: string | null;
}

/**
 * Whether the power of panels, kWc, was probably read in watts. Null for what many roofs carry, and for wind and water,
 * which are often larger.
 * @example powerDoubt(36_000, "photovoltaic")?.meant // "36"
 */
export function powerDoubt(powerKw: number, kind: ProductionType): PlantDoubt | null {
  if (kind !== "photovoltaic" || powerKw <= largestUsualPowerKw) return null;
  const meant = formatNumber(powerKw / 1000, 1);
  const typed = formatNumber(powerKw, 1);
  return {
    meant,
    question: `${typed}\u00a0kWc\u202f? Si votre devis dit ${typed}\u00a0W, c’est ${meant}\u00a0kWc.`,
  };
}

/** Whether a roof, m², is larger than a hectare. */
export function roofAreaDoubt(squareMetres: number): PlantDoubt | null {
  if (squareMetres <= largestUsualArea) return null;
  const hectares = formatNumber(squareMetres / squareMetresOfHectare, 1);
  return {
    meant: null,
    question: `${formatNumber(squareMetres)}\u00a0m²\u202f? C’est ${hectares}\u00a0ha de panneaux\u00a0: vérifiez la surface.`,
  };
}
