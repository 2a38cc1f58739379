import { type Range, rangeText } from "./net-words.ts";

/** To half of the second figure, 50 kWh of some thousands: by the second alone, 46 % of 2 500 would be 1 200. */
function rounded(kwh: number): number {
  if (kwh < 1000) return Number(kwh.toPrecision(2));
  const step = 10 ** (Math.floor(Math.log10(kwh)) - 1) / 2;
  return Math.round(kwh / step) * step;
}

/**
 * Little more than two figures is all that a range of cases can tell: "de 970 à 1 150 kWh", the same to who receives it and to who sells
 * it; the unit as on the project's card.
 */
export function energyText({ low, high }: Range): string {
  const told = { low: rounded(low), high: rounded(high) };
  return told.high < 10_000
    ? rangeText(told, "kWh")
    : rangeText({ low: told.low / 1000, high: told.high / 1000 }, "MWh", 1);
}
