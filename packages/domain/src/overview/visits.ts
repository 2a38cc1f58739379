/** When an owner was last in his space (now, during a visit), and when he was there on the visit before. */
export interface Visits {
  readonly last: Date;
  readonly former: Date | null;
}

/** Somebody who comes back within this many minutes is still on the same visit. */
const visitMinutes = 30;

const isGoingOn = ({ last }: Visits, now: Date): boolean =>
  now.getTime() - last.getTime() < visitMinutes * 60_000;

/** The visits once the owner is here at `now`: reopening a page does not make the news of a minute ago old. */
export function visitedAt(visits: Visits | null, now: Date): Visits {
  if (visits === null) return { last: now, former: null };
  return isGoingOn(visits, now) ? { ...visits, last: now } : { last: now, former: visits.last };
}

/** Since when something is news; null on the first visit, when everything is. */
export function newsSince(visits: Visits | null, now: Date): Date | null {
  if (visits === null) return null;
  return isGoingOn(visits, now) ? visits.former : visits.last;
}
