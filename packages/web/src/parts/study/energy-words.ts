import { type Range, rangeText } from "./net-words.ts";

const toTwoFigures = (kwh: number): number => Number(kwh.toPrecision(2));

/**
 * Two figures are all that a range of cases can tell: "de 970 à 1 200 kWh", the same to who receives it and to who sells
 * it; the unit as on the project's card.
 */
export function energyText({ low, high }: Range): string {
  const told = { low: toTwoFigures(low), high: toTwoFigures(high) };
  return told.high < 10_000
    ? rangeText(told, "kWh")
    : rangeText({ low: told.low / 1000, high: told.high / 1000 }, "MWh", 1);
}
