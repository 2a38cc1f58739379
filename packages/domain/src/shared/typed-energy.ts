import { formatNumber } from "./format.ts";

const kwhPer: Readonly<Record<string, number>> = { k: 1, m: 1000, g: 1_000_000 };

const inUnit = /^(\d+(?:[.,]\d+)?)([kmg])wh$/i;

const numberOf = (figure: string): number => Number(figure.replace(",", "."));

/** A yearly energy as somebody types it, in the digits that a form keeps: "12,5 MWh" → "12500", "40 000 kWh/an" → "40000". */
export function kwhTyped(typed: string): string {
  const text = typed.replace(/\s/g, "").replace(/(\d|wh)\/(an?)?$/i, "$1");
  const [, figure = "", unit = ""] = inUnit.exec(text) ?? [];
  const kwh = numberOf(figure) * (kwhPer[unit.toLowerCase()] ?? Number.NaN);
  if (Number.isNaN(kwh)) return text;
  // "12.500 kWh" may be thousands: asked about as it stands.
  return unit.toLowerCase() === "k" && !Number.isInteger(kwh) ? figure : String(Math.round(kwh));
}

/** Whether the text may still become an energy in its unit or with its decimals: nothing to complain of yet. */
export const isEnergyBegun = (text: string): boolean => /^\d+([.,]\d*)?([kmg]w?)?$/i.test(text);

/** kWh. No place uses less in a year: such a figure was read in MWh. */
export const smallestYearKwh = 100;

/** Below this, a business may have read its figure in MWh too. */
const smallBusinessKwh = 1000;

/** From here on, a figure with a comma is in kWh. */
const decimalsOfKwh = 1000;

interface EnergyDoubt {
  /** "40 MWh ? C’est 40 000 kWh." */
  readonly question: string;
  /** "40000": what was probably meant. */
  readonly meant: string;
}

/**
 * Whether a yearly energy, as a form keeps it, was probably read in another unit: too small for a year, or with decimals.
 * @example energyDoubt("12,5")?.meant // "12500"
 */
export function energyDoubt(text: string, { isBusiness = false } = {}): EnergyDoubt | null {
  if (!/^\d+([.,]\d+)?$/.test(text)) return null;
  const figure = numberOf(text);
  const isWhole = /^\d+$/.test(text);
  const smallest = isBusiness ? smallBusinessKwh : smallestYearKwh;
  if (figure === 0 || (isWhole && figure >= smallest)) return null;
  const isRounded = !isWhole && figure >= decimalsOfKwh;
  const kwh = Math.round(isRounded ? figure : figure * 1000);
  const meant = `${formatNumber(kwh)}\u00a0kWh`;
  return {
    question: isRounded
      ? `Sans virgule\u00a0: ${meant}.`
      : `${formatNumber(figure, 3)}\u00a0MWh\u202f? C’est ${meant}.`,
    meant: String(kwh),
  };
}
