import type { ConsumerType } from "./kinds.ts";

interface Person {
  readonly consumerType: ConsumerType;
  /** What it says; null or absent when it said nothing. */
  readonly electricHeating?: boolean | null | undefined;
}

/**
 * Whether a home heats with electricity, a heat pump or radiators, as it told it; null for one that did not, which is counted as
 * the mean of all homes, and for a business, whose hours count instead.
 */
export const toldHeating = ({ consumerType, electricHeating: told }: Person): boolean | null =>
  consumerType === "individual" ? (told ?? null) : null;
