import { formatEuros } from "../money/format.ts";
import { savingVerdict } from "../money/saving.ts";

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Under half a euro a year, the verdict is that nothing changes. */
const NOTHING = 0.5;

/** Whether a project would save a home money, € a year, and the same in French words. */
export function verdictOf({ low, high }: Range): { saves: boolean; verdict: string } {
  const saves = high >= NOTHING;
  if (!saves) return { saves, verdict: costVerdict({ low, high }) };
  if (low <= -NOTHING) {
    return {
      saves,
      verdict: `Selon le prix convenu et la production, ce projet pourrait vous faire économiser jusqu’à ${formatEuros(high)} par an, ou vous coûter jusqu’à ${formatEuros(-low)} de plus.`,
    };
  }
  if (Math.round(low) === Math.round(high)) return { saves, verdict: savingVerdict(high) };
  return {
    saves,
    verdict: `Ce projet vous ferait économiser entre ${formatEuros(Math.max(0, low))} et ${formatEuros(high)} par an.`,
  };
}

/** A cost is shown with both its ends: the lower one alone would look too good. */
function costVerdict({ low, high }: Range): string {
  const [least, most] = [formatEuros(-high), formatEuros(-low)];
  if (high > -NOTHING || least === most) return savingVerdict(high);
  return `Ce projet ne vous ferait pas économiser\u00a0: à ce prix, il vous coûterait entre ${least} et ${most} de plus par an.`;
}
