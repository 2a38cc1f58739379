/** French numbers and units, with the narrow no-break space that Intl puts between thousands and a no-break one before the unit. */
/** Zero, and what rounds to zero, is never "-0". */
const signDisplay = "negative";

const makeFormats = () => ({
  euros: new Intl.NumberFormat("fr-FR", {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
    signDisplay,
  }),
  eurosAndCents: new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", signDisplay }),
  cents: new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  percent: new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 1 }),
  day: new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
  whole: new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 }),
});

let made: ReturnType<typeof makeFormats> | undefined;

/** Made when the first is used: a page that only loads this file writes no amount yet. */
function formats(): ReturnType<typeof makeFormats> {
  made ??= makeFormats();
  return made;
}

/** French sets a true minus sign, as wide as a figure; `Intl` gives a hyphen, at which a line may break. */
const withMinus = (text: string): string => text.replace("-", "\u2212");

export const formatEuros = (value: number): string => withMinus(formats().euros.format(value));
/** € as "5,36 €". */
export const formatEurosAndCents = (value: number): string =>
  withMinus(formats().eurosAndCents.format(value));
/** €/kWh as "12,34 c€". */
export const formatCents = (value: number): string =>
  `${withMinus(formats().cents.format(value * 100))}\u00a0c€`;
export const formatPercent = (value: number): string => withMinus(formats().percent.format(value));
export const formatWhole = (value: number): string => withMinus(formats().whole.format(value));
/** YYYY-MM as "janvier 2027". */
export const formatMonth = (value: string): string => formatDay(`${value}-02`).replace(/^2 /, "");
/** YYYY-MM-DD as "1er janvier 2027". */
export const formatDay = (value: string): string =>
  formats()
    .day.format(Date.parse(`${value}T00:00:00Z`))
    .replace(/^1 /, "1er ");
