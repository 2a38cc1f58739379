import { breakEvenConsumers, costOf, prices, type ServiceGroup } from "@mec/domain/service";

export const mostConsumers = 60;

/** Which way of paying costs less for so many consumers. */
export interface Comparison {
  readonly usage: number;
  readonly credits: number;
  /** The number of consumers from which credits cost no more. */
  readonly breakEven: number;
  /** What the cheaper saves, in € without tax; 0 when both cost the same. */
  readonly saved: number;
  readonly cheaper: "usage" | "credits" | "same";
}

/** @returns null when credits are not sold: there is nothing to choose between. */
export function comparisonOf(group: ServiceGroup, consumers: number): Comparison | null {
  if (prices[group].credits.disabled) return null;
  const usage = costOf(group, "usage", consumers);
  const credits = costOf(group, "credits", consumers);
  const cheaper = usage === credits ? "same" : usage < credits ? "usage" : "credits";
  return { usage, credits, breakEven: breakEvenConsumers(group), saved: Math.abs(usage - credits), cheaper };
}

/** The two costs as lines in a box of this size, the number of consumers along and the cost up. */
export function comparisonLines(group: ServiceGroup, width: number, height: number) {
  const most = costOf(group, "usage", mostConsumers);
  const x = (consumers: number) => (consumers / mostConsumers) * width;
  const y = (cost: number) => height - (cost / most) * height;
  return { x, y };
}
