import { noticeEnd } from "../application/index.ts";
import type { BillingFrequency } from "../document/index.ts";
import type { Dues } from "../pmo/index.ts";

/** What the sharing asks of an owner, which nothing here shows as done: it stays on his home until he says so. */
export const duties = ["tell-network", "call-dues", "invoice"] as const;
export type Duty = (typeof duties)[number];

/** A duty comes back on a day (YYYY-MM-DD); it was said done for one, or never. */
export const isDue = (dueOn: string | null, doneFor: string | null): boolean =>
  dueOn !== null && (doneFor === null || doneFor < dueOn);

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The last anniversary of a day, or the day itself; null before it. */
function lastAnniversary(day: string, today: string): string | null {
  if (today < day) return null;
  const years = yearOf(today) - yearOf(day);
  const thisYear = noticeEnd(day, 12 * years);
  return thisYear <= today ? thisYear : noticeEnd(day, 12 * (years - 1));
}

/** The day from which a member who shares owes what he was not called for: his first, and each year again where he pays each. */
export function duesDueOn(startedOn: string, { yearly, once }: Dues, today: string): string | null {
  if (yearly > 0) return lastAnniversary(startedOn, today);
  return once > 0 && startedOn <= today ? startedOn : null;
}

const monthsOf: Record<BillingFrequency, number> = { monthly: 1, quarterly: 3, "half-yearly": 6, yearly: 12 };

/**
 * The first day of the period that follows the last ended one, of those of the calendar, in which a consumer shared: all are
 * invoiced together. A contract that says nothing of it is read as monthly; null in his first period.
 */
export function invoiceDueOn(
  startedOn: string,
  frequency: BillingFrequency | null,
  today: string,
): string | null {
  const months = monthsOf[frequency ?? "monthly"];
  const month = Number(today.slice(5, 7)) - 1;
  const first = String(month - (month % months) + 1).padStart(2, "0");
  const day = `${today.slice(0, 5)}${first}-01`;
  return startedOn < day ? day : null;
}
