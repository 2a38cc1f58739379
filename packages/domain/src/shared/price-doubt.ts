import * as z from "zod";
import { formatNumber } from "./format.ts";
import { priceRangeSchema, priceText } from "./pricing.ts";

/** €/kWh. Nobody pays more for a kilowatt-hour, taxes included, nor less: such a figure was read in another unit. */
const plausible = { min: 0.01, max: 0.6 };

const isPlausible = (price: number): boolean => price >= plausible.min && price <= plausible.max;

/** A price in a unit that is not the field's. */
interface PriceDoubt {
  /** Whether it is too high for a price per kWh; else it is too low. */
  readonly isHigh: boolean;
  /** "165 €/MWh ? Écrivez 16,5." */
  readonly question: string;
  /** "16,5": what was probably meant, in cents as it is typed; null where no unit makes a price of it. */
  readonly cents: string | null;
}

/**
 * Whether a price, €/kWh, was read in another unit: 165 c€/kWh was 165 €/MWh, which is 16,5 c€/kWh; 0,165 c€/kWh was
 * 0,165 €/kWh. Null for a price that somebody may pay.
 * @example priceDoubt(1.65)?.cents // "16,5"
 */
export function priceDoubt(price: number): PriceDoubt | null {
  if (isPlausible(price)) return null;
  const isHigh = price > plausible.max;
  const meant = isHigh ? price / 10 : price * 100;
  const typed = formatNumber(price * 100, 4);
  if (!isPlausible(meant)) {
    return {
      isHigh,
      cents: null,
      question: `${typed}\u00a0c€/kWh\u202f? Vérifiez l’unité\u00a0: 165\u00a0€/MWh s’écrit 16,5.`,
    };
  }
  const cents = formatNumber(meant * 100, 4);
  return { isHigh, cents, question: `${typed}\u00a0${isHigh ? "€/MWh" : "€/kWh"}\u202f? Écrivez ${cents}.` };
}

/** The same of a price as it is typed; null for a text that is no price. */
export function typedPriceDoubt(text: string): PriceDoubt | null {
  const price = priceText.safeParse(text).data;
  return price === undefined ? null : priceDoubt(price);
}

/** A price that was read in another unit is refused with what was meant; who sells for less than a centime may. */
export function refuseHighPrice(price: number, context: { addIssue: (issue: string) => void }): void {
  const doubt = priceDoubt(price);
  if (doubt?.isHigh) context.addIssue(doubt.question);
}

/** A price that one asks, as typed. */
export const salePriceText = priceText.superRefine(refuseHighPrice);

/** The two ends of a range as typed. */
export const priceRangeText = z.object({ min: salePriceText, max: salePriceText }).pipe(priceRangeSchema);
