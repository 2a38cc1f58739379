import { type ProductionType, powerUnit } from "../point/production-types.ts";
import { formatKwh, formatKwhBeside, formatNumber } from "../shared/index.ts";
import { monthText } from "./bearer-words.ts";
import { type Start, startToCome } from "./first-sharing.ts";
import { type PublicGauge, toComeOf } from "./gauge.ts";

/** What a project produces by, and how much of it is still to be laid or connected (`isPlanned`). */
export interface PlannedPlants extends Start, Pick<PublicGauge, "annualProductionKwh" | "plannedKwh"> {
  /** kW, 0 when unknown. */
  readonly powerKwc: number;
  readonly plannedKwc: number;
  readonly productionTypes: readonly ProductionType[];
}

/** All that is counted and its part to come, by their power, else by a year's energy. */
function amountsOf({
  annualProductionKwh,
  plannedKwh = 0,
  powerKwc,
  plannedKwc,
  productionTypes,
}: PlannedPlants) {
  if (plannedKwc > 0) {
    const power = (kwc: number) => `${formatNumber(kwc, 1)}\u00a0${powerUnit(productionTypes)}`;
    return { all: power(powerKwc), planned: power(plannedKwc) };
  }
  return {
    all: `${formatKwh(annualProductionKwh)} par an`,
    planned: formatKwhBeside(plannedKwh, annualProductionKwh),
  };
}

/**
 * That a sum counts plants which do not run yet, in one line beside all that it supposes; null where all run. Of a plant no day is
 * known: they are expected when their project begins, as long as that is still to come.
 */
export function plannedPlantsText(plants: PlannedPlants, today: string): string | null {
  const { all, planned } = amountsOf(plants);
  const month = startToCome(plants, today);
  const expected = month === null ? null : `attendus en ${monthText(month)}`;
  return {
    nothing: null,
    part: `Cette somme compte ${all}, dont ${planned} ${expected ?? "encore à venir"}\u00a0: d’ici là, chacun reçoit moins.`,
    all: `Rien n’est encore produit\u00a0: cette somme vaut une fois les ${planned} en service${expected ? `, ${expected}` : ""}.`,
  }[toComeOf(plants)];
}
