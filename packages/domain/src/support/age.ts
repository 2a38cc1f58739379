import { dayInParis, plural } from "../shared/index.ts";

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;

/** The number of nights in Paris between two moments. */
const nightsBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(dayInParis(to)) - Date.parse(dayInParis(from))) / DAY_MS);

/** How long ago something happened: "aujourd’hui", "hier", "il y a 12 jours", "il y a 5 mois", "il y a 2 ans". */
export function ageText(moment: Date | string, now: Date): string {
  const days = nightsBetween(new Date(moment), now);
  const months = Math.floor(days / MONTH_DAYS);
  if (days < 1) return "aujourd’hui";
  if (days === 1) return "hier";
  if (months < 1) return `il y a ${plural(days, "jour", "jours")}`;
  if (months < 12) return `il y a ${plural(months, "mois", "mois")}`;
  return `il y a ${plural(Math.floor(months / 12), "an", "ans")}`;
}
