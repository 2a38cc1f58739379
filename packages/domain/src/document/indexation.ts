import type { SalesTerms } from "./sales-terms.ts";

type Change = Pick<SalesTerms, "indexation" | "indexationRate">;
type Term = Pick<SalesTerms, "durationYears"> & { readonly tacitRenewal?: boolean | null | undefined };

/** Whether the price is that of the first year only. */
export const isIndexed = ({ indexation, indexationRate }: Change): boolean =>
  indexation === "insee" || (indexation === "fixed" && Boolean(indexationRate));

/** A contract without a term, or that goes on past its term by itself, is told for its fifth year at least; one that ends for its last, until the tenth. */
const [untilWithoutTerm, untilAtMost] = [5, 10];

/**
 * The year that tells where a price goes; null for a contract of one. Past the tenth a sum at today's price of a supplier says
 * nothing.
 */
export function laterYear({ durationYears, tacitRenewal }: Term): number | null {
  const last = durationYears ?? untilWithoutTerm;
  const year = Math.min(tacitRenewal ? Math.max(last, untilWithoutTerm) : last, untilAtMost);
  return year < 2 ? null : year;
}

/** What the first year's price is multiplied by in that year; 1 where no rate is agreed, or no year comes after the first. */
export const laterGrowth = (terms: Change & Term): number => laterPrice(terms, 1) ?? 1;

/** €/kWh in that year, by the rate that is agreed; null where none is, or no year comes after the first. */
export function laterPrice(terms: Change & Term, price: number): number | null {
  const year = laterYear(terms);
  if (year === null || terms.indexation !== "fixed" || !isIndexed(terms)) return null;
  return price * (1 + (terms.indexationRate ?? 0) / 100) ** (year - 1);
}
