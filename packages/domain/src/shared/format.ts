import { displayedPrice, type ProfileType } from "./pricing.ts";

const LOCALE = "fr-FR";
const TIME_ZONE = "Europe/Paris";
const NBSP = "\u00A0";

/** "1 234,5" (grouping by U+202F, decimal comma). */
export function formatNumber(value: number, maximumFractionDigits = 2): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits }).format(value);
}

/** kWh in the unit that reads best: "9 800 kWh", "12,3 MWh", "1,2 GWh". */
export function formatKwh(kwh: number): string {
  const size = Math.abs(kwh);
  if (size < 10_000) return `${formatNumber(kwh, 0)}${NBSP}kWh`;
  if (size < 1_000_000) return `${formatNumber(kwh / 1000, 1)}${NBSP}MWh`;
  return `${formatNumber(kwh / 1_000_000, 1)}${NBSP}GWh`;
}

/** "12,50 €". */
export function formatEuro(euros: number): string {
  return new Intl.NumberFormat(LOCALE, { style: "currency", currency: "EUR" }).format(euros);
}

/** A price kept in €/kWh without tax, as this visitor reads it: "12,5 c€/kWh TTC". */
export function formatPrice(htPerKwh: number, profileType: ProfileType): string {
  const cents = formatNumber(displayedPrice(htPerKwh, profileType) * 100, 2);
  return `${cents}${NBSP}c€/kWh${NBSP}${profileType === "individual" ? "TTC" : "HT"}`;
}

/** "850 m" under a kilometre, else "1,67 km". */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000);
  return metres < 1000 ? `${metres}${NBSP}m` : `${formatNumber(km, 2)}${NBSP}km`;
}

/** A ratio: 0.456 → "46 %". */
export const formatPercent = (ratio: number): string => `${formatNumber(ratio * 100, 0)}${NBSP}%`;

/** A moment, or a day written YYYY-MM-DD, as the day it is in Paris: "21 novembre 2026". */
export function formatDate(moment: Date | string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: TIME_ZONE }).format(new Date(moment));
}

/** "21 novembre 2026 à 10:05", Paris time. */
export function formatDateTime(moment: Date | string): string {
  const time = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short", timeZone: TIME_ZONE });
  return `${formatDate(moment)} à ${time.format(new Date(moment))}`;
}

/** The number and its noun, singular below 2 as French wants: "0 projet", "1 projet", "2 projets". */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${Math.abs(count) < 2 ? one : many}`;
}
