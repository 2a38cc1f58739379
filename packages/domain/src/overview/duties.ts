import type { BillingFrequency } from "../document/index.ts";
import type { Dues } from "../pmo/index.ts";

/** What the sharing asks of an owner, which nothing here shows as done: it stays on his home until he says so. */
export const duties = ["tell-network", "call-dues", "invoice"] as const;
export type Duty = (typeof duties)[number];

/** A duty comes back on a day (YYYY-MM-DD); it was said done for one, or never. */
export const isDue = (dueOn: string | null, doneFor: string | null): boolean =>
  dueOn !== null && (doneFor === null || doneFor < dueOn);

/** The day of each year on which our model of the internal rules has the fee fall due again. */
const yearlyDay = "01-31";

/** The last of these days: who was called for it, or since, owes nothing before the next. */
export function lastYearlyDay(today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${yearlyDay}`;
  return thisYear <= today ? thisYear : `${year - 1}-${yearlyDay}`;
}

/** The first of these days that is still to come: who is admitted today pays then again. */
export function nextYearlyDay(today: string): string {
  const last = lastYearlyDay(today);
  return `${Number(last.slice(0, 4)) + 1}-${yearlyDay}`;
}

/**
 * What who is admitted soon pays until his project shares: once, and each year that falls due before. Null where that is no more than
 * his first payment, or no start is to come.
 * @param startsIn the month of that start, `YYYY-MM` (`startToCome`)
 */
export function dueBeforeSharing(
  { yearly, once }: Dues,
  { today, startsIn }: { readonly today: string; readonly startsIn: string | null },
): { readonly sumEur: number; readonly ifAdmittedBefore: string } | null {
  const first = nextYearlyDay(today);
  if (startsIn === null || yearly === 0 || first >= `${startsIn}-01`) return null;
  let years = 1;
  for (let day = first; day < `${startsIn}-01`; day = nextYearlyDay(day)) years += 1;
  return { sumEur: once + yearly * years, ifAdmittedBefore: first };
}

/**
 * The day from which a member owes what he was not called for, as the bulletin and the internal rules say it: that of his admission,
 * whether he shares already or not, then each year where he pays each.
 */
export function duesDueOn(admittedOn: string, { yearly, once }: Dues, today: string): string | null {
  if (today < admittedOn || yearly + once === 0) return null;
  const last = lastYearlyDay(today);
  return yearly > 0 && last > admittedOn ? last : admittedOn;
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

/** The first day after the period of the calendar in which a consumer began to share: his first invoices follow it. */
export function firstInvoicesFrom(startedOn: string, frequency: BillingFrequency): string {
  const [year = 0, month = 1] = startedOn.split("-").map(Number);
  const length = monthsOf[frequency];
  const next = month - 1 - ((month - 1) % length) + length;
  return new Date(Date.UTC(year, next, 1)).toISOString().slice(0, 10);
}
