import { noticeEnd } from "../application/index.ts";
import { DomainError, formatDate } from "../shared/index.ts";

/** What the owner said of the declaration: its day and that of the agreement with the grid operator, and when he wishes to start (YYYY-MM-DD). */
export interface SaidOfStart {
  readonly declaredOn: string | null;
  readonly conventionOn: string | null;
  readonly wishedOn: string | null;
}

/** In general, as our article on the time that it takes says: a month for the declaration, and one for the agreement. */
const monthsFromDeclaration = 2;

/** The first day on which electricity may be shared, as far as one can tell; never one that has gone. */
export function earliestStart({ declaredOn, conventionOn, wishedOn }: SaidOfStart, today: string): string {
  const agreed = conventionOn ?? noticeEnd(declaredOn ?? today, monthsFromDeclaration);
  return [today, agreed, wishedOn ?? ""].reduce((latest, day) => (day > latest ? day : latest));
}

/** How the first day of sharing is known, beside it. */
export const earliestWhy =
  "un mois environ pour la déclaration, un autre pour la convention, quand elles ne sont pas encore faites";

/** Why nobody may ask the grid operator for this day to start on: it is before the first on which electricity may be shared. Null when he may. */
export function wishedOnIssue(
  wishedOn: string,
  said: Omit<SaidOfStart, "wishedOn">,
  today: string,
): DomainError | null {
  const earliest = earliestStart({ ...said, wishedOn: null }, today);
  return wishedOn < earliest
    ? new DomainError(
        "WISHED_TOO_EARLY",
        `Le partage est possible le ${formatDate(earliest)} au plus tôt\u00a0: ${earliestWhy}.`,
      )
    : null;
}

/**
 * The month (YYYY-MM-01) in which the first shares are expected from the grid operator, which tells each month once it has ended; null
 * once that month has gone.
 */
export function firstSharesIn(since: string, today: string): string | null {
  const month = noticeEnd(`${since.slice(0, 7)}-01`, 1);
  return today < noticeEnd(month, 1) ? month : null;
}
