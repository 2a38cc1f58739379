import { type GainRange, gainWithoutExemption, ownGain, type Saving } from "./gain-words.ts";

/** What a year leaves in one case, and which case that is. */
export interface ExemptionCase {
  /** "de 8 à 86 € d’économie" */
  readonly sum: string;
  /** "avec l’exonération de taxe (accise)" */
  readonly name: string;
}

/** How each case is called, wherever both are told. */
export const exemptedName = "avec l’exonération de taxe (accise)";
export const endedName = "si l’exonération s’arrêtait";

export interface SumOfCases extends Saving {
  readonly saves: boolean;
  readonly withoutExemptionEur: GainRange | null;
}

/**
 * Both cases of a year that may lie after the announced end of the excise exemption, in the same words, so that neither is the small
 * print of the other; null where one case is told: no end is announced, the year lies before it, or nothing is saved even
 * with the exemption, and the other case is worse.
 *
 * @param isUnexempted whether most of the first year lies after that end, or may
 */
export function exemptionCases(
  sum: SumOfCases,
  isUnexempted: boolean,
): readonly [exempted: ExemptionCase, ended: ExemptionCase] | null {
  const ended = isUnexempted && sum.saves ? gainWithoutExemption(sum) : null;
  if (!ended) return null;
  return [
    { sum: ownGain(sum), name: exemptedName },
    { sum: ended, name: endedName },
  ];
}
