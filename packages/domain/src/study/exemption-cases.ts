import { type GainRange, gainWithoutExemption, ownGain, type Saving } from "./gain-words.ts";

/** What a year leaves in one case, and which case that is. */
export interface ExemptionCase {
  /** "de 8 à 86 € d’économie" */
  readonly sum: string;
  /** "si l’exonération s’arrêtait" */
  readonly name: string;
}

/** How the first case is called beside a line that has told its day. */
export const besideExempted = "avec l’exonération de taxe (accise)";

/** How each case is called, wherever both are told: a year that lies after the announced day has the exempted sum only if that day is put off. */
export const exemptedName = (sureUntil: string): string =>
  `seulement si l’exonération de taxe (accise) continue après le ${sureUntil}`;
export const endedName = "si l’exonération s’arrêtait";

export interface SumOfCases extends Saving {
  readonly saves: boolean;
  readonly withoutExemptionEur: GainRange | null;
}

/**
 * Both cases of a year that may lie after the announced end of the excise exemption, in the same words; the one without it stands
 * first, as most of that year may lie after it; null where one case is told: no end is announced, the year lies before
 * it, or nothing is saved even with the exemption, and the other case is worse.
 *
 * @param isUnexempted whether most of the first year lies after that end, or may
 * @param sureUntil the last day on which nobody doubts it, in words (`exemptionSureUntil`)
 */
export function exemptionCases(
  sum: SumOfCases,
  isUnexempted: boolean,
  sureUntil: string,
): readonly [ended: ExemptionCase, exempted: ExemptionCase] | null {
  const ended = isUnexempted && sum.saves ? gainWithoutExemption(sum) : null;
  if (!ended) return null;
  return [
    { sum: ended, name: endedName },
    { sum: ownGain(sum), name: exemptedName(sureUntil) },
  ];
}
