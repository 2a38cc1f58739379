import { type GainRange as Range, rangeText } from "./gain-words.ts";

/** From 1,000 on to half a unit of the second figure: 1,150 stays so, which two figures alone would make 1,200. */
function rounded(kwh: number): number {
  if (kwh < 1000) return Number(kwh.toPrecision(2));
  const step = 10 ** (Math.floor(Math.log10(kwh)) - 1) / 2;
  return Math.round(kwh / step) * step;
}

/** kWh a year as `energyText` tells them. */
export const energyRead = ({ low, high }: Range): Range => ({ low: rounded(low), high: rounded(high) });

/**
 * "de 970 à 1 150 kWh", alike to who receives the energy and to who sells it: a range of cases can tell little more than
 * two figures. The unit is that of the project's card.
 */
export function energyText(kwh: Range): string {
  const told = energyRead(kwh);
  return told.high < 10_000
    ? rangeText(told, "kWh")
    : rangeText({ low: told.low / 1000, high: told.high / 1000 }, "MWh", 1);
}

/** To ten euros, or below a hundred to one: a home's year is small. */
const roundedEur = (eur: number): number =>
  Math.abs(eur) < 100 ? Math.round(eur) : Math.round(eur / 10) * 10;

/** What is paid for energy as it is read, so that the price times the one gives the other; € of `kwh`. */
export function eurOfEnergyRead(eur: Range, kwh: Range): Range {
  const read = energyRead(kwh);
  const of = (end: keyof Range) => roundedEur(kwh[end] > 0 ? (eur[end] * read[end]) / kwh[end] : 0);
  return { low: of("low"), high: of("high") };
}
