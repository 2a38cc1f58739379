import { formatNumber } from "../shared/index.ts";

const NBSP = "\u00a0";

/** € a year, from the least favourable case to the most. */
export interface GainRange {
  readonly low: number;
  readonly high: number;
}

/** "de 20 à 30 %", or one value when both read the same; never "-0". */
export function rangeText({ low, high }: GainRange, unit: string, decimals = 0): string {
  const told = (value: number) => formatNumber(Number(value.toFixed(decimals)) + 0, decimals);
  const [from, to] = [told(low), told(high)];
  const range = from === to ? from : `de ${from} à ${to}`;
  return `${range}${NBSP}${unit}`;
}

/** A gain over its cases: "de 8 à 86 € d’économie", "de 4 € de perte à 8 € d’économie"; each side is called what it is. */
export function gainText({ low, high }: GainRange, unit = "€"): string {
  const [least, most] = [Number(low.toFixed(0)), Number(high.toFixed(0))];
  if (least >= 0) return `${rangeText({ low, high }, unit)} d’économie`;
  if (most <= 0) return `${rangeText({ low: -high, high: -low }, unit)} de perte`;
  const one = (value: number) => rangeText({ low: value, high: value }, unit);
  return `de ${one(-low)} de perte à ${one(high)} d’économie`;
}

/** What a price or a project saves a person in a year. */
export interface Saving {
  readonly savingEur: GainRange;
  /** Of a business that gets its VAT back; null for who does not. */
  readonly savingWithoutVatEur: GainRange | null;
  /** Of a business that gets no VAT back: it reads its prices without, and its sum says that it has it. */
  readonly isVatCounted?: boolean | undefined;
}

/** The saving that concerns a person: without VAT for a business, which reclaims it. */
export const ownSaving = (sum: Saving): GainRange => sum.savingWithoutVatEur ?? sum.savingEur;

/** The unit of a sum: those of a business say which tax they have. */
export function euroOf({ savingWithoutVatEur, isVatCounted }: Omit<Saving, "savingEur">): string {
  if (savingWithoutVatEur) return `€${NBSP}HT`;
  return isVatCounted ? `€${NBSP}TTC` : "€";
}

/** The same in words. */
export const ownGain = (sum: Saving): string => gainText(ownSaving(sum), euroOf(sum));

/** What is left if the excise exemption ended as announced; null when no end of it is announced. */
export const gainWithoutExemption = ({
  withoutExemptionEur: eur,
  ...sum
}: Omit<Saving, "savingEur"> & { readonly withoutExemptionEur: GainRange | null }): string | null =>
  eur && gainText(eur, euroOf(sum));
