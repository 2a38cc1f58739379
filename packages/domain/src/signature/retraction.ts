import { addDays, dayInParis, isWorkingDay } from "../shared/index.ts";
import type { SignatoryInput } from "../signatory/index.ts";

// The right to retract what was signed at a distance: code de la consommation, articles L221-18 to L221-25. Whom it binds,
// from which day it runs and until when is said here and nowhere else.

/** Counted from the day after the last signature. */
const retractionDays = 14;

/** From when the days run, as the documents, the page where one signs and the function itself say it. */
export const retractionSpan = `les ${retractionDays}\u00a0jours qui suivent la dernière signature`;

/** Who signs for himself. The law gives nothing to who signs for a business or a body, and our documents do not either. */
export const mayRetract = ({ entityType }: Pick<SignatoryInput, "entityType">): boolean =>
  entityType !== "Professionnel";

/**
 * The last day (YYYY-MM-DD, in Paris) on which what was signed last at this moment may be retracted: the day of the
 * signature is not counted, and a period that would end on a Saturday, a Sunday or a holiday goes on to the next working
 * day (article L221-19).
 */
export function retractionUntil(lastSignedAt: Date): string {
  let day = addDays(dayInParis(lastSignedAt), retractionDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Whether there is still time; a null `until` has not begun to run, as somebody has still to sign. */
export const isRetractable = (until: string | null, now: Date): boolean =>
  until === null || dayInParis(now) <= until;

type Ending = { readonly until: string | null };

/** The last to end first: what has not begun to run ends after all. */
export const lastToEndFirst = ({ until: one }: Ending, { until: other }: Ending): number => {
  if (one === other) return 0;
  return one === null || (other !== null && one > other) ? -1 : 1;
};
