/** With fewer meters, somebody who knows the others could compute the last one from the mean. */
const SMALLEST_GROUP = 10;
/** Above this part of the sum, the group's figures are nearly those of its largest meter. */
const LARGEST_SHARE = 0.5;

/** What must be known of a group of meters to judge whether it hides each of them. */
export interface MeterGroup {
  readonly meters: number;
  readonly totalWh: number;
  /** The energy of the meter that has the most. */
  readonly largestWh: number;
}

/** Whether a group's sums may be shown to all: a single meter's readings are personal data, under any name. */
export const isAnonymous = ({ meters, totalWh, largestWh }: MeterGroup): boolean =>
  meters >= SMALLEST_GROUP && largestWh <= totalWh * LARGEST_SHARE;

/** Rounded down to tens: otherwise two readings of the same month, one meter apart, would tell that meter's energy. */
export const shownMeters = (meters: number): number => Math.floor(meters / SMALLEST_GROUP) * SMALLEST_GROUP;

/** The mean of a group, to 10 Wh, so that it does not tell of one meter either. */
export const shownMeanWh = (totalWh: number, meters: number): number =>
  Math.round(totalWh / meters / 10) * 10;
