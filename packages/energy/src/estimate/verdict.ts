import { formatEuros } from "../money/format.ts";
import { savingVerdict } from "../money/saving.ts";

export interface Range {
  readonly low: number;
  readonly high: number;
}

export const rangeOf = (values: readonly number[]): Range => ({
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Under half a euro a year, the verdict is that nothing changes. */
const NOTHING = 0.5;

/** From this loss on, € a year, a best case of nothing does not make a verdict of nothing. */
const SMALL = 5;

/** How an amount without VAT is marked: "HT" after it. */
export const withoutVat = "\u00a0HT";

/** How one with VAT is marked to a business, which reads its prices without. */
export const withVat = "\u00a0TTC";

/**
 * Whether a project would save a person money, € a year, and the same in French words.
 * @param tax `withoutVat` for a business whose VAT is given back to it, `withVat` for one whose VAT is not
 * @param isPriceKnown the price is one, not a range that is still to be agreed on
 */
export function verdictOf(
  { low, high }: Range,
  tax = "",
  isPriceKnown = false,
): { saves: boolean; verdict: string } {
  const saves = high >= NOTHING;
  if (!saves) return { saves, verdict: costVerdict({ low, high }, tax) };
  if (low <= -NOTHING) {
    return {
      saves,
      verdict: `${isPriceKnown ? "À ce prix, et selon la production" : "Selon le prix convenu et la production"}, ce projet pourrait vous faire économiser jusqu’à ${formatEuros(high)}${tax} par an, ou vous coûter jusqu’à ${formatEuros(-low)}${tax} de plus.`,
    };
  }
  if (Math.round(low) === Math.round(high)) return { saves, verdict: savingVerdict(high, tax) };
  return {
    saves,
    verdict: `Ce projet vous ferait économiser entre ${formatEuros(Math.max(0, low))} et ${formatEuros(high)}${tax} par an.`,
  };
}

/** A cost is shown with both its ends: the lower one alone would look too good. */
function costVerdict({ low, high }: Range, tax: string): string {
  const [least, most] = [formatEuros(Math.max(0, -high)), formatEuros(-low)];
  if ((high > -NOTHING && low > -SMALL) || least === most) return savingVerdict(high, tax);
  return `Ce projet ne vous ferait pas économiser\u00a0: à ce prix, il vous coûterait entre ${least} et ${most}${tax} de plus par an.`;
}
