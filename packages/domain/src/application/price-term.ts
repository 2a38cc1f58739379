import { DomainError, dayInParis, formatDate } from "../shared/index.ts";
import { isOpenOn } from "./price-open.ts";

/** How many days a proposed price stays open unless the owner says otherwise: enough to think, too few to forget it. */
const usualPriceDays = 30;
/** The same where a council decides, which may sit but once in a quarter. */
const councilPriceDays = 60;
const mostPriceDays = 365;

const dayMs = 86_400_000;
const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The last day, in Paris, of a price proposed now, when the owner names no other; later where one of those asked answers by a vote. */
export const usualPriceUntil = (now: Date, { votes = false }: { votes?: boolean } = {}): string =>
  daysLater(dayInParis(now), votes ? councilPriceDays : usualPriceDays);

/** How many days before its last day the holder is reminded of a price. */
const priceReminderDays = 3;

/** A price whose last day is this one, in Paris, or before is near its end. */
export const priceReminderUntil = (now: Date): string => daysLater(dayInParis(now), priceReminderDays);

/** Whether a price may still be accepted now. */
export const isPriceOpen = (until: string | null | undefined, now: Date): boolean =>
  isOpenOn(until, dayInParis(now));

/** Why a price may not be proposed until that day; null when it may. */
export function priceTermIssue(until: string, now: Date): DomainError | null {
  const today = dayInParis(now);
  if (until >= today && until <= daysLater(today, mostPriceDays)) return null;
  return new DomainError(
    "PRICE_TERM_INVALID",
    "Choisissez un dernier jour à partir d’aujourd’hui, et dans un an au plus tard.",
  );
}

/** The refusal of a holder who accepts too late. */
export const priceExpired = (until: string): DomainError =>
  new DomainError(
    "PRICE_EXPIRED",
    `Ce prix était proposé jusqu’au ${formatDate(until)}. Demandez au porteur du projet d’en proposer un autre.`,
  );
