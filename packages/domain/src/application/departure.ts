import { addDays, DomainError, dayInParis, formatDate, isPastDate } from "../shared/index.ts";
import type { Departure } from "./schemas.ts";

/**
 * The last day (YYYY-MM-DD) of a notice of whole months: that of the same number in its last month or, where that month has
 * none, its last one (code de procédure civile, article 641).
 */
export function noticeEnd(givenOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = givenOn.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(day, days) - 1);
}

/** Who asks for a day that nobody plans for has mistyped its year. */
const mostDaysAhead = 2 * 365;

/** The last day (YYYY-MM-DD) on which one may ask to leave today. */
export const lastLeavingDay = (now: Date): string => addDays(dayInParis(now), mostDaysAhead);

/** Why nobody may ask to leave on this day (YYYY-MM-DD); null when he may. */
export function leavingDayIssue(day: string, now: Date): DomainError | null {
  if (isPastDate(day, now))
    return new DomainError("DEPARTURE_IN_THE_PAST", "Indiquez la date du jour ou une date à venir.");
  return day > lastLeavingDay(now)
    ? new DomainError(
        "DEPARTURE_TOO_LATE",
        "Indiquez une date dans les deux ans à venir\u00a0: au-delà, demandez-le le moment venu.",
      )
    : null;
}

/** When the longest of several notices has run that are given on one day; null where none of them says months. */
export function longestNoticeEnd(givenOn: string, notices: readonly (number | null)[]): string | null {
  const longest = Math.max(0, ...notices.map((months) => months ?? 0));
  return longest > 0 ? noticeEnd(givenOn, longest) : null;
}

type Asked = Pick<Departure, "leavingOn" | "noticeEndsOn" | "movesOut" | "settledFor" | "saleStartsOn">;

/** The day on which who asked to leave does: the one that his owner has settled or, until he has, the wished one. */
export const leavesOn = ({ leavingOn, settledFor }: Asked): string => settledFor ?? leavingOn;

const noticedEnd = ({ leavingOn, noticeEndsOn }: Asked): string =>
  noticeEndsOn && noticeEndsOn > leavingOn ? noticeEndsOn : leavingOn;

/**
 * The day on which the sale ends at the latest: the wished one is a wish as long as the contract's notice runs. Who leaves the
 * premises owes none: the contract ends with it (the model's article "Résiliation").
 */
export const saleEndsBy = (asked: Asked): string => (asked.movesOut ? asked.leavingOn : noticedEnd(asked));

/** Whether somebody leaves, or wishes to, before the notice of his contract has run. */
export const isBeforeNotice = (departure: Asked): boolean =>
  !departure.movesOut && saleEndsBy(departure) > leavesOn(departure);

/**
 * Whether the sale ends before the day on which its contract would have taken effect, and its buyer has left by then: it never
 * binds. Who is settled later than his notice shares until then.
 */
export function neverBegins(departure: Asked): boolean {
  const { saleStartsOn, settledFor = "" } = departure;
  return saleStartsOn !== undefined && saleEndsBy(departure) < saleStartsOn && settledFor < saleStartsOn;
}

/** Whose contract it is, as its reader is told. */
const ofReader = {
  Votre: { contract: "Votre contrat de vente", toWhom: "vous" },
  Son: { contract: "Son contrat de vente", toWhom: "lui" },
} as const;

/** That a contract ends before it began: no day of its end is named, which would stand before its first. */
export const neverBegunText = (saleStartsOn: string, whose: keyof typeof ofReader): string =>
  `${ofReader[whose].contract}, qui ne prend effet que le ${formatDate(saleStartsOn)}, prend fin avant\u00a0: rien ne ${ofReader[whose].toWhom} est vendu par lui.`;

/**
 * The last day of the notice of a request sent now; undefined without a contract that asks for one. A request that is corrected
 * gives it once: it runs from the first that told the seller of so early an end, for a move as for any other reason.
 */
export function noticeOfRequest(months: number | null, before: Asked | null, now: Date): string | undefined {
  if (!months) return undefined;
  const end = noticeEnd(dayInParis(now), months);
  const known = before?.noticeEndsOn === undefined ? end : noticedEnd(before);
  return known < end ? known : end;
}
