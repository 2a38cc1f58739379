import * as z from "zod";
import { emptyAsNull, firstFault } from "../shared/index.ts";

const wrongQuote = "Indiquez le montant du devis en euros, sans centimes, par exemple 12\u00a0000.";

/** €, with the VAT that who pays it does not reclaim. */
export const quoteSchema = z.int().gt(0, firstFault(wrongQuote)).lte(100_000_000, firstFault(wrongQuote));

/** "95 000 €", "95000 EUR", "95000,00 €" → "95000"; what is no such amount stays as it was typed. */
export const typedQuote = (text: string): string =>
  text
    .replace(/\s/gu, "")
    .replace(/(?:€|e(?:u(?:r(?:o(?:s)?)?)?)?)$/iu, "")
    .replace(/^(\d+)[.,]00$/u, "$1");

/** The same as typed; null as long as there is no quote. */
export const quoteText = emptyAsNull(
  z
    .string()
    .transform(typedQuote)
    .pipe(
      z
        .string()
        .regex(/^\d{1,9}$/u, wrongQuote)
        .transform(Number)
        .pipe(quoteSchema),
    ),
);

/** How many years an income takes to pay what the panels cost. */
export interface Payback {
  readonly shortest: number;
  readonly longest: number;
}

/**
 * Whole years, at the best and at the worst of a year's income, which stays the same: upkeep and interest are left out. In
 * the worst case the quote is paid once the last year is over.
 * Null where nothing may be earned.
 */
export function payback(
  quoteEur: number,
  earnsEur: { readonly low: number; readonly high: number },
): Payback | null {
  if (earnsEur.low <= 0) return null;
  return {
    shortest: Math.max(1, Math.round(quoteEur / earnsEur.high)),
    longest: Math.ceil(quoteEur / earnsEur.low),
  };
}
