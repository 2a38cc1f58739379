import { formatDate } from "../shared/index.ts";
import type { ProjectStage } from "./stage-words.ts";

/** When a project begins to share, as far as its owner said it. */
export interface Start {
  readonly stage: ProjectStage;
  /** YYYY-MM */
  readonly expectedStart: string | null;
}

/**
 * The day (YYYY-MM-DD) from which a project shares: today where it does already, the first of the month that its owner
 * said, null where he said none.
 */
export function firstSharing({ stage, expectedStart }: Start, today: string): string | null {
  if (stage === "running") return today;
  return expectedStart && `${expectedStart}-01`;
}

const halfYearMs = 183 * 86_400_000;

/**
 * The middle (YYYY-MM-DD) of the first year of who joins a project today: he shares when it does, and from today at the
 * earliest. Null where its owner said no start.
 */
export function middleOfFirstYear(start: Start, today: string): string | null {
  const day = firstSharing(start, today);
  if (day === null) return null;
  const first = day > today ? day : today;
  return new Date(Date.parse(first) + halfYearMs).toISOString().slice(0, 10);
}

/** The month (YYYY-MM) in which a project is to begin, where its owner said one and its first day is still to come; else null. */
export function startToCome(start: Start, today: string): string | null {
  const day = firstSharing(start, today);
  return day !== null && day > today ? start.expectedStart : null;
}

/**
 * The same where the month lies in a later calendar year, which is the association's (its statutes say so): what a member pays
 * for this year is then paid before he shares anything.
 */
export function startInLaterYear(start: Start, today: string): string | null {
  const month = startToCome(start, today);
  return month !== null && month.slice(0, 4) > today.slice(0, 4) ? month : null;
}

/** What a project in service is until its first day, which the grid operator confirmed. */
export const sharingFromText = (startsOn: string): string => `Partage à partir du ${formatDate(startsOn)}`;
