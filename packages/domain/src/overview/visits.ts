/** When an owner was in his space: now, or last; and before. */
export interface Visits {
  readonly last: Date;
  readonly former: Date | null;
}

/** Whoever comes back within so many minutes is still on the same visit. */
export const visitMinutes = 30;

const isGoingOn = ({ last }: Visits, now: Date): boolean =>
  now.getTime() - last.getTime() < visitMinutes * 60_000;

/** What a visit makes of those before: a page opened again does not make the news of a minute ago old. */
export function visitedAt(visits: Visits | null, now: Date): Visits {
  if (visits === null) return { last: now, former: null };
  return isGoingOn(visits, now) ? { ...visits, last: now } : { last: now, former: visits.last };
}

/** Since when something is news; null on the first visit, to which everything is. */
export function newsSince(visits: Visits | null, now: Date): Date | null {
  if (visits === null) return null;
  return isGoingOn(visits, now) ? visits.former : visits.last;
}
