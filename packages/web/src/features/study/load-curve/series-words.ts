import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { SeriesView } from "./use-curve.ts";

const shortMonth = new Intl.DateTimeFormat("fr-FR", { month: "short", year: "2-digit", timeZone: "UTC" });
const longMonth = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("fr-FR", { timeStyle: "short", timeZone: "Europe/Paris" });

const firstDayOf = (month: string) => `${month}-01`;

/** A bar's name: "mars 26", "29", "10:30". */
export function labelOf(view: SeriesView["view"], at: string): string {
  if (view === "months") return shortMonth.format(new Date(firstDayOf(at)));
  return view === "days" ? String(Number(at.slice(-2))) : time.format(new Date(at));
}

/** The title of the chart: "Mois par mois", "mars 2026", "29 mars 2026". */
export function titleOf({ view, from }: SeriesView): string {
  if (view === "months" || !from) return t("Mois par mois");
  return view === "days" ? longMonth.format(new Date(from)) : formatDate(from);
}

/** The view that a bar opens. */
export const zoomInto = (view: SeriesView["view"], at: string): SeriesView =>
  view === "months" ? { view: "days", from: firstDayOf(at) } : { view: "steps", from: at };
