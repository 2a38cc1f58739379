import type { SalesTerms } from "./sales-terms.ts";

type Change = Pick<SalesTerms, "indexation" | "indexationRate">;
type Term = Pick<SalesTerms, "durationYears">;

/** Whether the price is that of the first year only. */
export const isIndexed = ({ indexation, indexationRate }: Change): boolean =>
  indexation === "insee" || (indexation === "fixed" && Boolean(indexationRate));

/** The year that tells where a price goes: the fifth, or the last of a shorter contract; null for a contract of one. */
export function laterYear({ durationYears }: Term): number | null {
  const year = Math.min(5, durationYears ?? 5);
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
