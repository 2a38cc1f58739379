import { type GainRange, ownSaving, type Saving } from "./gain-words.ts";
import { wholeEuros } from "./whole-sum.ts";

/** Whether a case may lose money, to the euro that is read. */
export const isLoss = ({ low }: GainRange): boolean => wholeEuros(low) < 0;

/** Whether it loses money even at its best, to the euro that is read. */
export const isSureLoss = (range: GainRange): boolean => isLoss(range) && wholeEuros(range.high) <= 0;

export interface LossCounts {
  readonly losing: number;
  readonly atRisk: number;
}

/** Whether who is left this much would lose: surely, even in the best case, or maybe; null when he would not. */
export function lossIn({ low, high }: GainRange): "sure" | "maybe" | null {
  if (high <= 0) return "sure";
  return low < 0 ? "maybe" : null;
}

/** Those who would lose even in the best case, and those who might. */
export function losersAmong(gains: readonly GainRange[]): LossCounts {
  const losses = gains.map(lossIn);
  return {
    losing: losses.filter((loss) => loss === "sure").length,
    atRisk: losses.filter((loss) => loss === "maybe").length,
  };
}

/** The same as things are and if the excise exemption ended as announced; null where no end of it is announced. */
export const losersInBothCases = (people: readonly Omit<Year, "isVatCounted">[]) => ({
  ...losersAmong(people.map(ownSaving)),
  withoutExemption: people.some(({ withoutExemptionEur }) => !withoutExemptionEur)
    ? null
    : losersAmong(people.flatMap(({ withoutExemptionEur }) => withoutExemptionEur ?? [])),
});

/** A year, as things are and if the excise exemption ended as announced; null where no end of it is announced. */
interface Year extends Saving {
  readonly withoutExemptionEur?: GainRange | null | undefined;
}

interface Years extends Year {
  /** Once a price that rises has risen; null where it does not. */
  readonly later: Year | null;
}

/**
 * Whether any case that may come loses money, to the euro that is read: then whoever is asked for a yes is asked so. The case
 * without the excise exemption weighs as much as the other where the project's first year may lie after its announced end.
 *
 * @param isUnexempted whether most of the first year lies after that end, or may
 */
export function mayCost({ later, ...first }: Years, isUnexempted: boolean): boolean {
  const cases = [first, ...(later ? [later] : [])].flatMap((year) => [
    ownSaving(year),
    ...(isUnexempted && year.withoutExemptionEur ? [year.withoutExemptionEur] : []),
  ]);
  return cases.some(isLoss);
}
