import { type GainRange, ownSaving, type Saving } from "./gain-words.ts";
import { wholeEuros } from "./whole-sum.ts";

/** What a sum comes to over the cases that are told of it, the best first. */
export const gainVerdicts = ["gain", "mostly-gain", "either", "only-exempted", "nothing", "loss"] as const;
export type GainVerdict = (typeof gainVerdicts)[number];

/** The one line that is read before any figure, the same wherever the sum is told to who would have it. */
export const gainVerdictLabels: Record<GainVerdict, string> = {
  gain: "Vous y gagneriez dans tous les cas comptés",
  "mostly-gain": "Plutôt un gain, au pire une petite perte",
  either: "Gain ou perte, selon les cas",
  "only-exempted": "Gain possible seulement si l’exonération continue",
  nothing: "Cela ne changerait presque rien",
  loss: "Vous y perdriez",
};

/** How a verdict looks: colour and weight follow it, and nothing that invites stands beside a bad one. */
export type VerdictTone = "good" | "mixed" | "bad";
export const verdictTones: Record<GainVerdict, VerdictTone> = {
  gain: "good",
  "mostly-gain": "good",
  either: "mixed",
  "only-exempted": "mixed",
  nothing: "bad",
  loss: "bad",
};

interface Year extends Saving {
  readonly withoutExemptionEur?: GainRange | null | undefined;
}

/** A year's sum, and that of a later year where its price rises. */
export interface JudgedSum extends Year {
  readonly later?: Year | null | undefined;
}

/** A loss is small up to this part of the gain of its own case. */
const smallPart = 1 / 4;

/** From this loss on, € a year, a best case of nothing is no verdict of nothing. */
const leastLoss = 5;

const asRead = ({ low, high }: GainRange): GainRange => ({ low: wholeEuros(low), high: wholeEuros(high) });

/**
 * What a sum comes to, from the ends of all cases that are told, to the euro that is read: a gain at each end; a gain in each case,
 * whose loss is at most a quarter of it; a gain in some case, with the exemption alone or not; none.
 *
 * @param isUnexempted whether most of the first year lies after the announced end of the excise exemption, or may
 */
export function gainVerdict({ later, ...first }: JudgedSum, isUnexempted: boolean): GainVerdict {
  const years = [first, ...(later ? [later] : [])];
  const exempted = years.map((year) => asRead(ownSaving(year)));
  const ended = years.flatMap(({ withoutExemptionEur: eur }) => (isUnexempted && eur ? [asRead(eur)] : []));
  const all = [...ended, ...exempted];
  if (all.every(({ low }) => low > 0)) return "gain";
  if (all.every(({ low, high }) => high > 0 && -low <= high * smallPart)) return "mostly-gain";
  if (all.every(({ high }) => high <= 0))
    return all.every(({ low, high }) => high === 0 && low > -leastLoss) ? "nothing" : "loss";
  return ended.length > 0 && ended.every(({ high }) => high <= 0) ? "only-exempted" : "either";
}

/** The same in words. */
export const gainVerdictText = (sum: JudgedSum, isUnexempted: boolean): string =>
  gainVerdictLabels[gainVerdict(sum, isUnexempted)];

/** How it looks. */
export const verdictTone = (sum: JudgedSum, isUnexempted: boolean): VerdictTone =>
  verdictTones[gainVerdict(sum, isUnexempted)];
