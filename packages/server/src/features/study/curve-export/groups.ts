import { isAnonymous, type MeterGroup } from "@mec/domain/study";
import type { MeterMonth } from "./read-month.ts";

/** The meters of a department, a type of consumer and a segment, added up at each hour of a month. */
export interface CurveGroup extends MeterGroup {
  readonly department: string;
  readonly consumerType: string;
  readonly segment: string;
  readonly hours: Float64Array;
}

function added(group: CurveGroup, { hours }: MeterMonth): CurveGroup {
  let wh = 0;
  for (const [hour, value] of hours.entries()) {
    group.hours[hour] = (group.hours[hour] ?? 0) + value;
    wh += value;
  }
  const { meters, totalWh, largestWh } = group;
  return { ...group, meters: meters + 1, totalWh: totalWh + wh, largestWh: Math.max(largestWh, wh) };
}

/** @returns the groups that may be shown to all, and how many may not be shown */
export async function groupMeters(
  meters: AsyncIterable<MeterMonth>,
): Promise<{ shown: CurveGroup[]; hidden: number }> {
  const groups = new Map<string, CurveGroup>();
  for await (const meter of meters) {
    const { department, consumerType, segment, hours } = meter;
    const key = [department, consumerType, segment].join();
    const none = { department, consumerType, segment, meters: 0, totalWh: 0, largestWh: 0 };
    groups.set(key, added(groups.get(key) ?? { ...none, hours: new Float64Array(hours.length) }, meter));
  }
  const all = [...groups.keys()].sort().flatMap((key) => groups.get(key) ?? []);
  const shown = all.filter(isAnonymous);
  return { shown, hidden: all.length - shown.length };
}
