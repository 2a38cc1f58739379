/** With fewer meters, somebody who knows the others could compute the last one from the mean. */
const SMALLEST_GROUP = 10;
/** Above this part of the sum, the group's figures are nearly those of its largest meter. */
const LARGEST_SHARE = 0.5;

/** What must be known of a group of meters to judge whether it hides each of them. */
export interface MeterGroup {
  readonly meters: number;
  readonly totalWh: number;
  /** Of the meter that has the most. */
  readonly largestWh: number;
}

/** Whether a group's sums may be shown to all: a single meter's readings are personal data, under any name. */
export const isAnonymous = ({ meters, totalWh, largestWh }: MeterGroup): boolean =>
  meters >= SMALLEST_GROUP && largestWh <= totalWh * LARGEST_SHARE;

/** Counted by tens, so that the same month shown twice does not tell of the one meter that came between. */
export const shownMeters = (meters: number): number => Math.floor(meters / SMALLEST_GROUP) * SMALLEST_GROUP;

/** The mean of a group, to 10 Wh, for the same reason. */
export const shownMeanWh = (totalWh: number, meters: number): number =>
  Math.round(totalWh / meters / 10) * 10;
