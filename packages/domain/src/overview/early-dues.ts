import { type Dues, dueBeforeSharingText } from "../pmo/index.ts";
import { monthText } from "../project/index.ts";
import { formatDate, formatEuro } from "../shared/index.ts";
import { beforeStartCase, beforeStartText, type NamedSum } from "../study/index.ts";
import { dueBeforeSharing, nextYearlyDay } from "./duties.ts";

interface Moment {
  /** YYYY-MM-DD */
  readonly today: string;
  /** The month of a start that is to come, `YYYY-MM`; null where none is announced. */
  readonly startsIn: string | null;
}

/** Whoever is proposed a price or signs within so many days of a yearly day is mostly admitted before it. */
const nearDays = 92;

const daysUntil = (day: string, today: string): number =>
  (Date.parse(day) - Date.parse(today)) / (24 * 60 * 60 * 1000);

/** Two payments in a row, each by its day: by who is admitted shortly before the year's fee falls due again. "" where that is far. */
function soonDueText({ yearly, once }: Dues, today: string): string {
  const next = nextYearlyDay(today);
  if (yearly === 0 || daysUntil(next, today) > nearDays) return "";
  const first = `${formatEuro(once + yearly)} à l’admission${once > 0 ? ", droit d’entrée compris" : ""}`;
  return `Admis avant le ${formatDate(next)}\u00a0: ${first}, puis ${formatEuro(yearly)} ce jour-là, pour deux années`;
}

/** All that falls due early, beside when the fee is: until the first kilowatt-hour, else until the year's day that is near. "" for one payment. */
export function earlyDuesText(dues: Dues, { today, startsIn }: Moment): string {
  const before = dueBeforeSharing(dues, { today, startsIn });
  if (before && startsIn) return dueBeforeSharingText(before, monthText(startsIn));
  const soon = soonDueText(dues, today);
  return soon && `${soon}.`;
}

/** Of several places their sum is told. */
const ofPlaces = (places: number): string => (places > 1 ? `, pour les ${places}\u00a0lieux` : "");

/** "; dus d'ici là : 30,00 € au plus", where more than one fee is. */
function inAllText(dues: Dues, moment: Moment): string {
  const before = dueBeforeSharing(dues, moment);
  return before ? `\u00a0; dus d’ici là\u00a0: ${formatEuro(before.sumEur)} au plus` : "";
}

interface Membership {
  /** € a year; null where the fee is not settled. */
  readonly membershipEur: number | null;
  readonly entranceEur?: number | undefined;
}

/**
 * The same under the sum of a year, which counts one fee: what is paid before a start in a later year, and in all. Null where it says all.
 * @param startsIn the month of a start in a later year (`startInLaterYear`)
 */
export function duesBesideSum(
  { membershipEur, entranceEur: once = 0 }: Membership,
  { places = 1, ...moment }: Moment & { readonly places?: number },
): string | null {
  const { today, startsIn } = moment;
  const dues = { yearly: membershipEur ?? 0, once };
  const told = beforeStartText({ membershipEur }, startsIn);
  if (told === null) {
    const soon = soonDueText(dues, today);
    return soon ? `${soon}${ofPlaces(places)}.` : null;
  }
  return told.replace(/\.$/u, `${ofPlaces(places)}${inAllText(dues, moment)}.`);
}

/** The same as a row among the cases of a price, by its name and its sum. Null where the sum of a year says all. */
export function duesCase(
  { membershipEur, entranceEur: once = 0 }: Membership,
  moment: Moment,
): NamedSum | null {
  const dues = { yearly: membershipEur ?? 0, once };
  const [name, fee] = beforeStartCase({ membershipEur }, moment.startsIn) ?? [];
  if (name && fee) return [name, `${fee}${inAllText(dues, moment)}`];
  const [soon, sum] = soonDueText(dues, moment.today).split("\u00a0: ");
  return soon && sum ? [soon, sum] : null;
}
