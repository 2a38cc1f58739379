import { type GainRange, gainWithoutExemption, ownGain, type Saving } from "./gain-words.ts";

/** A sum with its other case, where an end of the excise exemption is announced. */
export interface Cases extends Saving {
  /** € a year if the exemption ended; null where no end is announced, absent of a sum that kept its first case alone. */
  readonly withoutExemptionEur?: GainRange | null | undefined;
}

const exempted = "avec l’exonération d’accise";

/** Both cases in one line, in their order: "de 3 à 20 € de perte sans l’exonération d’accise, de 8 à 86 € d’économie avec". */
export function gainInCases({ withoutExemptionEur = null, ...sum }: Cases): string {
  const ended = gainWithoutExemption({ ...sum, withoutExemptionEur });
  return ended === null ? ownGain(sum) : `${ended} sans l’exonération d’accise, ${ownGain(sum)} avec`;
}

/** A sum of another day beside today's: never the better half alone, and where only that was kept it is called what it is. */
export function gainThen(then: Cases, now: Cases): string {
  const isHalf = then.withoutExemptionEur == null && now.withoutExemptionEur != null;
  return isHalf ? `${ownGain(then)} ${exempted}` : gainInCases(then);
}

/** Whether both read the same, in each case that was kept. */
export const readsAsThen = (then: Cases, now: Cases): boolean =>
  ownGain(then) === ownGain(now) &&
  (then.withoutExemptionEur == null || gainInCases(then) === gainInCases(now));
