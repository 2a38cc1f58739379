import { type GainRange, gainWithoutExemption, ownGain, type Saving } from "./gain-words.ts";

/** A sum with its other case, where an end of the excise exemption is announced. */
export interface Cases extends Saving {
  /** € a year if the exemption ended; null where no end is announced, absent of a sum that kept its first case alone. */
  readonly withoutExemptionEur?: GainRange | null | undefined;
}

const exempted = "avec l’exonération d’accise";

/** Both cases of a sum by their words; of one that kept the better half alone, that it is. */
export function inCases(ended: string | null, own: string, isHalf = false): string {
  if (ended !== null) return `${ended} sans l’exonération d’accise, ${own} avec`;
  return isHalf ? `${own} ${exempted}` : own;
}

/** Both cases in one line, in their order: "de 3 à 20 € de perte sans l’exonération d’accise, de 8 à 86 € d’économie avec". */
export function gainInCases({ withoutExemptionEur = null, ...sum }: Cases): string {
  return inCases(gainWithoutExemption({ ...sum, withoutExemptionEur }), ownGain(sum));
}

const move = (was: string, is: string): string => (was === is ? `${is}, inchangée` : `${was} → ${is}`);

/** A sum before something and after it, each of its cases in their order: "de 3 à 9 € d’économie → de 1 à 5 € d’économie". */
export function moveInCases(before: Cases, after: Cases): string {
  const [was, is] = [before, after].map(({ withoutExemptionEur = null, ...sum }) =>
    gainWithoutExemption({ ...sum, withoutExemptionEur }),
  );
  const whole = move(gainInCases(before), gainInCases(after));
  if (!was || !is || gainInCases(before) === gainInCases(after)) return whole;
  return `${move(was, is)} sans l’exonération d’accise\u00a0; ${move(ownGain(before), ownGain(after))} avec`;
}

/** A sum of another day beside today's: never the better half alone, and where only that was kept it is called what it is. */
export function gainThen(then: Cases, now: Cases): string {
  const isHalf = then.withoutExemptionEur == null && now.withoutExemptionEur != null;
  return isHalf ? inCases(null, ownGain(then), true) : gainInCases(then);
}

/** Whether both read the same, in each case that was kept. */
export const readsAsThen = (then: Cases, now: Cases): boolean =>
  ownGain(then) === ownGain(now) &&
  (then.withoutExemptionEur == null || gainInCases(then) === gainInCases(now));

/** What a price brings in a year before a change and after it, behind "par an\u00a0: "; told once where both read the same. */
export const gainBesideThen = (then: Cases, now: Cases): string =>
  readsAsThen(then, now)
    ? `comme auparavant, ${gainInCases(now)}`
    : `auparavant ${gainThen(then, now)}\u00a0; aujourd’hui ${gainInCases(now)}`;
