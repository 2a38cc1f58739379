import { monthText } from "../project/index.ts";
import { formatWholeEuro } from "../shared/index.ts";
import { wholeEuros } from "./whole-sum.ts";

interface Membership {
  /** € a year; null where the fee is not settled. */
  readonly membershipEur: number | null;
}

/**
 * What membership costs before a project that starts in a later year shares anything, by its name and its sum: no yearly sum has
 * it. Null where nothing is paid before, or the start is not in a later year.
 * @param startsIn the month of that start, `YYYY-MM` (`startInLaterYear`)
 */
export function beforeStartCase(
  { membershipEur }: Membership,
  startsIn: string | null,
): readonly [name: string, sum: string] | null {
  const fee = wholeEuros(membershipEur ?? 0);
  if (startsIn === null || fee === 0) return null;
  return [`Avant ${monthText(startsIn)}, sans électricité locale`, `${formatWholeEuro(fee)} de cotisation`];
}

/** The same in one sentence, under the sum of a year. */
export function beforeStartText(sum: Membership, startsIn: string | null): string | null {
  const [name, fee] = beforeStartCase(sum, startsIn) ?? [];
  return name && fee ? `Plus ${fee} ${name.charAt(0).toLowerCase()}${name.slice(1)}.` : null;
}
