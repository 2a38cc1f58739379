import {
  breakEvenConsumers,
  costOf,
  countedFor,
  type Documented,
  prices,
  type ServiceGroup,
  serviceGroups,
} from "@mec/domain/service";

/** The highest number of consumers for which a price can be computed. */
export const mostConsumers = 2000;
/** Few projects have more: the slider and the drawing end there, unless a higher number is typed. */
const usualMost = 60;
/** The number for an owner who has no consumer yet. */
const usualConsumers = 10;

/** The number of consumers at which the slider and the drawing end. */
export const scaleFor = (consumers: number): number => Math.max(usualMost, consumers);

/** Who of the typed number has no contract of sale: those of the project that it began with, as long as it has so many. */
export const documentedOf = (consumers: number, withoutSale: number): Documented => ({
  consumers,
  withoutSale: Math.min(consumers, withoutSale),
});

/**
 * The initial number of consumers for the comparison: that of the owner's biggest project, since credits are
 * bought per project.
 */
export function firstConsumers(projects: readonly { readonly numberOfConsumers: number }[]): number {
  const most = Math.max(0, ...projects.map(({ numberOfConsumers }) => numberOfConsumers));
  return most === 0 ? usualConsumers : Math.min(most, mostConsumers);
}

/** Which way of paying costs less for so many consumers. */
export interface Comparison {
  readonly usage: number;
  readonly credits: number;
  /** The number of consumers from which credits cost no more. */
  readonly breakEven: number;
  /** What the cheaper way saves, in € without tax; 0 when both cost the same. */
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

function leastCost(group: ServiceGroup, consumers: number): number {
  const comparison = comparisonOf(group, consumers);
  return comparison ? Math.min(comparison.usage, comparison.credits) : costOf(group, "usage", consumers);
}

/** What the four services cost for these consumers, each paid in its cheaper way; € without tax. */
export const wholeCost = (documented: Documented): number =>
  serviceGroups.reduce((sum, group) => sum + leastCost(group, countedFor(group, documented)), 0);

/**
 * The two costs as lines in a box of this size: the number of consumers on the x axis, up to `most`, and the
 * cost on the y axis.
 */
export function comparisonLines(group: ServiceGroup, width: number, height: number, most: number) {
  const x = (consumers: number) => (consumers / most) * width;
  const y = (cost: number) => height - (cost / costOf(group, "usage", most)) * height;
  return { x, y };
}
