import { type GainRange, wholeEuros } from "@mec/domain/study";
import type { Bills } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { euroOf, ownSaving, rangeText, type Saving } from "./net-words.ts";

interface BilledSum extends Saving, Pick<Bills, "billEur"> {
  readonly billWithoutVatEur?: number | null | undefined;
  readonly withoutExemptionEur?: GainRange | null | undefined;
}

/** What is read adds up: the bill after is the rounded one, less the rounded saving. */
export function beforeAndAfter(billEur: number, saving: GainRange, unit: string) {
  const bill = wholeEuros(billEur);
  const after = { low: bill - wholeEuros(saving.high), high: bill - wholeEuros(saving.low) };
  return { before: rangeText({ low: bill, high: bill }, unit), after: rangeText(after, unit) };
}

/**
 * A year's energy today and then, in the tax of the saving: "2 352 €, puis de 2 384 à 2 391 €", in both cases of the exemption where
 * both are told. The supplier's own subscription is in neither.
 */
export function billMoveText(sum: BilledSum, isUnexempted: boolean): string {
  const { billEur, billWithoutVatEur, withoutExemptionEur: ended } = sum;
  const unit = billWithoutVatEur == null ? euroOf(sum) : t("€\u00a0HT");
  const at = (saving: GainRange) => beforeAndAfter(billWithoutVatEur ?? billEur, saving, unit);
  const { before, after } = at(ownSaving(sum));
  const told = { before, after, ended: ended ? at(ended).after : "" };
  return isUnexempted && ended
    ? t(
        "Votre énergie d’une année, hors abonnement\u00a0: {{before}}, puis {{ended}}, ou {{after}} si l’exonération continue.",
        told,
      )
    : t("Votre énergie d’une année, hors abonnement\u00a0: {{before}}, puis {{after}}.", told);
}
