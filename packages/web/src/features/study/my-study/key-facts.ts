import { type Study, smallestOwnOf } from "@mec/api/study";
import { formatKwh, formatPercent, formatWholeEuro } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { ownSavingText } from "../own-saving-text.ts";

export type KeyResult = Study["keys"][number];

/** What a key gives, as it is read. */
export const factsOf = (result: KeyResult, isUnexempted: boolean): [name: string, value: string][] => [
  [t("Énergie partagée"), formatKwh(result.sharedKwh)],
  [t("Autoconsommation"), formatPercent(result.selfConsumptionRate)],
  [
    isUnexempted ? t("Économies de tous, TTC, avec l’exonération") : t("Économies de tous, TTC"),
    formatWholeEuro(result.wholeSavingEur ?? result.totalSavingEur),
  ],
  [t("Le moins favorisé"), ownSavingText(smallestOwnOf(result))],
  [t("Recettes de la production, HT"), formatWholeEuro(result.wholeRevenueEur ?? result.producerRevenueEur)],
];

/** Whether all keys read the same: a comparison would then compare nothing. */
export function areAlike(results: readonly KeyResult[]): boolean {
  const read = results.map((result) => JSON.stringify(factsOf(result, false)));
  return new Set(read).size === 1;
}
