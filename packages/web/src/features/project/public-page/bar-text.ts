import { dayInParis } from "@mec/domain/shared";
import type { EstimateFigures } from "@mec/energy";
import { isUnexempted, type Start } from "../../../parts/project/answer/saving-words.ts";
import { euroOf, ownSaving, signedText } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";

interface BarWords {
  readonly name: string;
  readonly sum: string;
  /** The same year without the exemption, where the page tells that case with equal weight; null elsewhere. */
  readonly other: string | null;
}

/** The page's sums, short enough for a bar: as things are, and under it the other case wherever the page has it. */
export function barText(figures: EstimateFigures, start: Start, today = dayInParis(new Date())): BarWords {
  const eur = figures.saves && isUnexempted(start, today) ? figures.withoutExemptionEur : null;
  return {
    name: eur ? t("Avec l’exonération, par an") : t("Pour vous, par an"),
    sum: signedText(ownSaving(figures), euroOf(figures)),
    other: eur && t("ou {{sum}} sans elle", { sum: signedText(eur) }),
  };
}
