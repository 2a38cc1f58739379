import type { Coordinates } from "@mec/domain/address";
import { annualProductionText, productionPowerText } from "@mec/domain/point";
import type { ProducerInput } from "@mec/energy";
import type { TypologyAnswers } from "../publishing/production-form.ts";

export type PlantAnswers = Pick<
  TypologyAnswers,
  "productionType" | "address" | "productionPower" | "annualProduction"
>;

/**
 * The yearly production of a plant of unknown power, kWh per kWc: from it the power, which decides the
 * buy-back price of the surplus.
 */
const usualYield = 1100;

/** A plant as the engine takes it, wherever it stands; null until enough of it is typed. */
export function plantOf({
  productionType,
  productionPower,
  annualProduction,
}: PlantAnswers): Omit<ProducerInput["plant"], keyof Coordinates> | null {
  if (productionType === "") return null;
  const powerKw = Number(productionPowerText.safeParse(productionPower).data ?? 0);
  const annualKwh = Number(annualProductionText.safeParse(annualProduction).data || 0);
  if (powerKw === 0 && annualKwh === 0) return null;
  return { type: productionType, powerKw: powerKw || annualKwh / usualYield, annualKwh };
}
