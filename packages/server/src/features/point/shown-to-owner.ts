import type { ConsumptionPoint } from "@mec/domain/point";

/** A place as the owner of its project reads it: the power of its meter and what heats it decide its holder's sum alone, and stay his. */
export function shownToOwner<P extends ConsumptionPoint>(
  point: P,
): Omit<P, "meterPower" | "electricHeating"> {
  const { meterPower: _, electricHeating: __, ...known } = point;
  return known;
}
