import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";

/** The whole point with a change, as it is sent: a lapsed consent is not renewed by it, and the meter stays. */
export function changedPoint(
  { id: _, applicationProgress: __, ...point }: ConsumptionPoint,
  change: Partial<ConsumptionPointInput>,
): ConsumptionPointInput {
  return { ...point, ...change };
}
