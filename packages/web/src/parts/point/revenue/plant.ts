import type { Coordinates } from "@mec/domain/address";
import { annualProductionText, assumedPower, productionPowerText } from "@mec/domain/point";
import type { ProducerInput } from "@mec/energy";
import type { TypologyAnswers } from "../publishing/production-form.ts";

export type PlantAnswers = Pick<
  TypologyAnswers,
  "productionType" | "address" | "productionPower" | "annualProduction"
>;

/** A plant as the engine takes it, wherever it stands; null until enough of it is typed. */
export function plantOf({
  productionType,
  productionPower,
  annualProduction,
}: PlantAnswers): Omit<ProducerInput["plant"], keyof Coordinates> | null {
  if (productionType === "") return null;
  const powerKw = Number(productionPowerText.safeParse(productionPower).data ?? 0);
  const annualKwh = Number(annualProductionText.safeParse(annualProduction).data || 0);
  const assumed = assumedPower({ powerKw, annualKwh });
  return assumed === null ? null : { type: productionType, powerKw: assumed, annualKwh };
}
