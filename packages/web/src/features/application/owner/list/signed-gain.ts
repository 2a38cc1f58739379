import { ownSaving, type Range, rangeText } from "../../../../parts/study/net-words.ts";

export interface Gain {
  text: string;
  /** Whether even his best case costs him money. */
  isLoss: boolean;
}

/** A gain as a table's column shows it: "de −4 à 8 €". A loss has a minus sign, where sentences say it in words. */
export function signedGain(sum: { savingEur: Range; savingWithoutVatEur: Range | null }): Gain {
  const range = ownSaving(sum);
  return {
    text: rangeText(range, sum.savingWithoutVatEur ? "€\u00a0HT" : "€"),
    isLoss: Number(range.high.toFixed(0)) <= 0 && Number(range.low.toFixed(0)) < 0,
  };
}
