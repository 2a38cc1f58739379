import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";

/** A meter that is known without a valid consent: the API takes neither it nor what else changes with it. */
export const hasLapsedMeter = ({ prm, sge }: Pick<ConsumptionPoint, "prm" | "sge">): boolean =>
  prm !== "" && !sge;

/**
 * The whole point with a change, as it is sent. A consent that lapsed is never renewed on the way: the meter is left
 * out instead, and the person is asked before.
 */
export function changedPoint(
  { id: _, applicationProgress: __, ...point }: ConsumptionPoint,
  change: Partial<ConsumptionPointInput>,
): ConsumptionPointInput {
  const meter = hasLapsedMeter(point) ? { prm: "", sge: false } : {};
  return { ...point, ...meter, ...change };
}
