import type { Shape } from "./shapes.ts";

/**
 * Part of the year's energy that heats a home which heats with electricity. A hypothesis of 2026-11-30, the middle of what is
 * known: 4,300 of 8,500 kWh with a heat pump (35 to 51 kWh/m², ADEME; see the web's rules of thumb), and 3,500 of 6,000 to 8,000 of
 * 12,500 with radiators, if the rest is what such a home uses without them: 50, 58 and 64 %. The 8.5 million homes so heated in
 * 2008 took 43.5 TWh for it, 5,100 kWh each (ADEME, in https://conseils.xpair.com/actualite_thermpresse/chauffage_electrique_parc_francais.htm).
 */
export const HEATING = 0.55;

/**
 * How much warmth a day of each month asks for: degrees below 18 °C, the mean of 2010 to 2024 near Blois, in the middle of the
 * mainland (http://jmj41.com/meteo/dju.php, read 2026-11-30: 418 degree-days in January are 13.5 a day); November and December, which
 * that reading lacks, are supposed: 300 and 390. Nobody heats out of the season of 1 October to 20 May (COSTIC's 232
 * days), whatever a cool night of June; May counts its 20 days.
 */
const degrees = [13.5, 12.7, 9.9, 7.4, 2.9, 0, 0, 0, 0, 5.7, 10, 12.6];

/**
 * A hypothesis, since nobody publishes one that may be shipped here: a heat pump runs nearly level, a little more in the cold
 * of the night, most as people rise, least when the sun warms the house; a radiator more in the evening than this.
 */
const day = [
  1.05, 1.05, 1.05, 1.05, 1.1, 1.2, 1.3, 1.3, 1.2, 1.05, 0.95, 0.88, 0.84, 0.8, 0.78, 0.78, 0.84, 0.95, 1.05,
  1.1, 1.1, 1.05, 1, 1,
];
const days = { weekday: day, saturday: day, sunday: day };

/** What heats a home with electricity: it follows the season more than anything else at home. */
export const heating: Shape = { months: degrees, winter: days, summer: days };
