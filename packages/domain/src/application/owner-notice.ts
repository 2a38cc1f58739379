import { DomainError, dayInParis, formatDate } from "../shared/index.ts";
import { noticeEnd } from "./departure.ts";
import type { Departure, OwnerNotice } from "./schemas.ts";
import { awaitsStart, type ReadStatus } from "./status.ts";

/** Whose contract says no notice, or a shorter one, or has words that we do not know, is left this many months: a reasonable notice (code civil, article 1211). */
const leastMonths = 1;

/**
 * Whether an owner may end a participation by a notice: of who has signed all and does not share yet. Before, he refuses him; who shares
 * leaves as he asks, or by the statutes.
 */
export const mayGiveNotice = (status: ReadStatus, departure: Departure | null): boolean =>
  awaitsStart(status) && departure === null;

/** What an owner's notice makes of a participation: it ends by itself once the longest notice of its contracts has run. */
export function noticeGiven(
  { reason }: OwnerNotice,
  { months, now }: { readonly months: readonly (number | null)[]; readonly now: Date },
): Departure {
  const longest = Math.max(leastMonths, ...months.map((one) => one ?? leastMonths));
  const day = noticeEnd(dayInParis(now), longest);
  return {
    leavingOn: day,
    reason,
    requestedAt: now.toISOString(),
    noticeEndsOn: day,
    settledFor: day,
    isOwners: true,
  };
}

/** Why an owner settles no other day of a notice that he has given: it is what the contracts leave who takes part. */
export const noticeRuns = (day: string): DomainError =>
  new DomainError(
    "INVALID_TRANSITION",
    `Votre préavis court jusqu’au ${formatDate(day)}\u00a0: ce participant part ce jour-là. Vous pouvez y renoncer, pas l’avancer.`,
  );
