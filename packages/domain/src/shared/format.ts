import {
  displayedPrice,
  displayedRange,
  isMixedVat,
  type ProfileType,
  type VatRegime,
} from "./displayed-price.ts";
import { madeOnce } from "./made-once.ts";

const LOCALE = "fr-FR";
const TIME_ZONE = "Europe/Paris";
const NBSP = "\u00A0";
/** Zero, and what rounds to zero, is never "-0". */
const signDisplay = "negative";

/** French sets a true minus sign, as wide as a figure; `Intl` gives a hyphen, at which a line may break. */
const withMinus = (text: string): string => text.replace("-", "\u2212");

/** By number of decimals. */
const numberFormats = new Map<number, Intl.NumberFormat>();

function numberFormat(maximumFractionDigits: number): Intl.NumberFormat {
  const known = numberFormats.get(maximumFractionDigits);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALE, { maximumFractionDigits, signDisplay });
  numberFormats.set(maximumFractionDigits, made);
  return made;
}

/** "1 234,5" (grouping by U+202F, decimal comma). */
export const formatNumber = (value: number, maximumFractionDigits = 2): string =>
  withMinus(numberFormat(maximumFractionDigits).format(value));

/** kWh in the unit that reads best: "9 800 kWh", "12,3 MWh", "1,2 GWh". */
export const formatKwh = (kwh: number): string => formatKwhBeside(kwh, kwh);

/** From here on, a yearly use is easier to read in MWh than as bills write it. */
const largeYearKwh = 100_000;

/** What a place uses in a year, as its bill writes it: "12 500 kWh"; "165 MWh" of a large one. */
export const formatYearlyUse = (kwh: number): string =>
  kwh < largeYearKwh ? `${formatNumber(kwh, 0)}${NBSP}kWh` : formatKwh(kwh);

/** kWh in the unit of the largest amount that it is compared with: "8 MWh" beside "14 MWh". */
export function formatKwhBeside(kwh: number, largest: number): string {
  const size = Math.abs(largest);
  if (size < 10_000) return `${formatNumber(kwh, 0)}${NBSP}kWh`;
  const [inUnit, unit] = size < 1_000_000 ? [kwh / 1000, "MWh"] : [kwh / 1_000_000, "GWh"];
  return `${formatNumber(inUnit, Math.abs(inUnit) < 1 ? 2 : 1)}${NBSP}${unit}`;
}

const euroFormat = madeOnce(
  () => new Intl.NumberFormat(LOCALE, { style: "currency", currency: "EUR", signDisplay }),
);

const wholeEuroFormat = madeOnce(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
      signDisplay,
    }),
);

/** "650 €": an estimate is shown without cents. */
export const formatWholeEuro = (euros: number): string => withMinus(wholeEuroFormat().format(euros));

/** "12,50 €": what is owed, to the cent. */
export const formatEuro = (euros: number): string => withMinus(euroFormat().format(euros));

/**
 * What a visitor reads after a price. Where sellers differ in VAT, no one of them asks it: it is what a kilowatt-hour costs on
 * average. A seller who adds no VAT has a single price; a household, which reads all others
 * with tax, would take "sans TVA" alone for a price to which VAT comes.
 */
function unitOf(profileType: ProfileType, vatRegime: VatRegime): string {
  const isHome = profileType === "individual";
  if (vatRegime === "franchise") return `${NBSP}c€/kWh, sans${NBSP}TVA${isHome ? " à ajouter" : ""}`;
  if (!isHome) return `${NBSP}c€/kWh${NBSP}HT`;
  return `${NBSP}c€/kWh${NBSP}TTC${isMixedVat(vatRegime) ? " en moyenne" : ""}`;
}

/** A price kept in €/kWh without tax, as this visitor reads it: "12,5 c€/kWh TTC", "12,5 c€/kWh, sans TVA à ajouter". */
export const formatPrice = (
  htPerKwh: number,
  profileType: ProfileType,
  vatRegime: VatRegime = null,
): string =>
  `${formatNumber(displayedPrice(htPerKwh, profileType, vatRegime) * 100, 2)}${unitOf(profileType, vatRegime)}`;

/** The same where it stands beside words on its tax: where no VAT is added, there is nothing more to say: "12,5 c€/kWh". */
export const formatBarePrice = (
  htPerKwh: number,
  profileType: ProfileType,
  vatRegime: VatRegime = null,
): string =>
  vatRegime === "franchise"
    ? `${formatNumber(htPerKwh * 100, 2)}${NBSP}c€/kWh`
    : formatPrice(htPerKwh, profileType, vatRegime);

interface Range {
  readonly min: number;
  readonly max: number;
}

/** The ends of a range, the unit and the tax said once; a single one when both read the same. */
function endsOf(range: Range, profileType: ProfileType, vatRegime: VatRegime): readonly string[] {
  const highest = formatPrice(range.max, profileType, vatRegime);
  if (formatPrice(range.min, profileType, vatRegime) === highest) return [highest];
  const { min, max } = displayedRange(range, profileType, vatRegime);
  // Each end is what one seller would be paid, and no mean.
  const unit = unitOf(profileType, isMixedVat(vatRegime) ? "standard" : vatRegime);
  return [formatNumber(min * 100, 2), `${formatNumber(max * 100, 2)}${unit}`];
}

/** Announced prices, in a table or a card: "12 à 14,4 c€/kWh TTC". */
export const formatBareRange = (
  range: Range,
  profileType: ProfileType,
  vatRegime: VatRegime = null,
): string => endsOf(range, profileType, vatRegime).join(" à ");

/** The same in a sentence: "de 12 à 14,4 c€/kWh TTC". */
export function formatPriceRange(
  range: Range,
  profileType: ProfileType,
  vatRegime: VatRegime = null,
): string {
  const ends = endsOf(range, profileType, vatRegime);
  return `${ends.length > 1 ? "de " : ""}${ends.join(" à ")}`;
}

/** "850 m" under a kilometre, else "1,67 km". */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000);
  return metres < 1000 ? `${metres}${NBSP}m` : `${formatNumber(km, 2)}${NBSP}km`;
}

/** A ratio: 0.456 → "46 %". */
export const formatPercent = (ratio: number): string => `${formatNumber(ratio * 100, 0)}${NBSP}%`;

const dateFormat = madeOnce(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: TIME_ZONE }),
);
const shortDateFormat = madeOnce(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: "short", timeZone: TIME_ZONE }),
);
const timeFormat = madeOnce(
  () => new Intl.DateTimeFormat(LOCALE, { timeStyle: "short", timeZone: TIME_ZONE }),
);

/** A moment, or a day written YYYY-MM-DD, as the day it is in Paris: "21 novembre 2026", "1er décembre 2026". */
export const formatDate = (moment: Date | string): string =>
  dateFormat().format(new Date(moment)).replace(/^1 /, "1er ");

/** The same day where there is little room: "21/11/2026". */
export const formatShortDate = (moment: Date | string): string => shortDateFormat().format(new Date(moment));

const dayFormat = madeOnce(() => new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE }));

/** The day that it is in Paris: "2026-11-21". */
export const dayInParis = (moment: Date): string => dayFormat().format(moment);

/** "21 novembre 2026 à 10:05", Paris time. */
export const formatDateTime = (moment: Date | string): string =>
  `${formatDate(moment)} à ${timeFormat().format(new Date(moment))}`;

/** The number and its noun, singular below 2 as French wants: "0 projet", "1 projet", "2 projets". */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)}${NBSP}${Math.abs(count) < 2 ? one : many}`;
}
