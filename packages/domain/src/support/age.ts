import { plural } from "../shared/index.ts";

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;

/** How long ago something happened: "aujourd’hui", "hier", "il y a 12 jours", "il y a 5 mois", "il y a 2 ans". */
export function ageText(moment: Date | string, now: Date): string {
  const days = Math.floor((now.getTime() - new Date(moment).getTime()) / DAY_MS);
  const months = Math.floor(days / MONTH_DAYS);
  if (days < 1) return "aujourd’hui";
  if (days === 1) return "hier";
  if (months < 1) return `il y a ${plural(days, "jour", "jours")}`;
  if (months < 12) return `il y a ${plural(months, "mois", "mois")}`;
  return `il y a ${plural(Math.floor(months / 12), "an", "ans")}`;
}
