const DAY_MS = 86_400_000;
/** A file whose first days are missing still goes on where the readings end. */
const LONGEST_HOLE_MS = 31 * DAY_MS;
/** As long as the period of one file may be. */
const LONGEST_PERIOD_MS = 5 * 366 * DAY_MS;

/** What a meter's readings are of; moments in UTC, `to` excluded. */
export interface ReadingsPeriod {
  readonly prm: string;
  readonly stepMinutes: number;
  readonly from: Date;
  readonly to: Date;
}

/**
 * Whether a file's readings go on where those that are kept of the meter end: they are then added to them. All
 * others take their place.
 */
export function areAdded(given: ReadingsPeriod, kept: ReadingsPeriod): boolean {
  const holeMs = given.from.getTime() - kept.to.getTime();
  return (
    given.prm === kept.prm &&
    given.stepMinutes === kept.stepMinutes &&
    holeMs >= 0 &&
    holeMs <= LONGEST_HOLE_MS &&
    given.to.getTime() - kept.from.getTime() <= LONGEST_PERIOD_MS
  );
}
