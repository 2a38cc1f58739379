import { formatKwhBeside, formatNumber, type PriceRange } from "@mec/domain/shared";
import { type Earned, fewHomesText } from "@mec/domain/study";
import type { Range } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { countedText } from "./revenue-words.ts";

/** What a producer's sum is made of. Absent from the answers of a server of the former release, which tell the sum alone. */
export interface Calculated extends Pick<Earned, "todayEur" | "fewestKwh"> {
  readonly sharedKwh?: Range | undefined;
  /** Of the production, what his own buildings take: beside many, and beside few. */
  readonly ownKwh?: Range | undefined;
  readonly producedKwh: number | null;
  /** €/kWh without VAT; null when the energy is given. */
  readonly soldAt: PriceRange | null;
  /** €/kWh; null where none is published for that power. */
  readonly surplusPrice?: number | null | undefined;
  readonly membershipEur?: number | null | undefined;
}

/** Whose the price is that is counted. */
export type PriceOf = "agreed" | "asked" | "project";

const whose = (): Record<PriceOf, string> => ({
  agreed: t("Le prix du partage est celui que des participants ont accepté."),
  asked: t("Le prix du partage est celui que vous demandez."),
  project: t("Le prix du partage est celui que le projet annonce\u00a0; le vôtre se fixe avec le porteur."),
});

/** "à 10 c€", "de 10 à 12 c€": what is left out of all is said once, below. */
function atPrice({ min, max }: PriceRange): string {
  const [low, high] = [formatNumber(min * 100), formatNumber(max * 100)];
  return low === high ? t("à {{high}}\u00a0c€", { high }) : t("de {{low}} à {{high}}\u00a0c€", { low, high });
}

/**
 * A producer's sum, for who does it again: what is shared and what is left, at which price each, with those of today and once
 * the project is full. Prices without VAT, as the sum is. Empty where that is not known.
 */
export function madeOfTexts(sum: Omit<Calculated, "membershipEur">): string[] {
  const { sharedKwh, ownKwh, producedKwh, soldAt, surplusPrice, todayEur, fewestKwh } = sum;
  if (!sharedKwh || producedKwh === null || surplusPrice === undefined) return [];
  const at = soldAt === null || soldAt.max === 0 ? t("gratuitement") : atPrice(soldAt);
  const leftOf = (kwh: number) =>
    t("{{left}} de surplus {{surplus}}", {
      left: formatKwhBeside(producedKwh - kwh, producedKwh),
      surplus: surplusPrice === null ? t("non compté") : atPrice({ min: surplusPrice, max: surplusPrice }),
    });
  const own = (usedKwh: number) =>
    usedKwh > 0 ? [t("{{used}} pour vos bâtiments", { used: formatKwhBeside(usedKwh, producedKwh) })] : [];
  const line = (who: string, kwh: number, usedKwh = 0) =>
    t("{{who}}\u00a0: {{shared}} partagés {{at}}, {{left}}.", {
      who,
      at,
      shared: formatKwhBeside(kwh, producedKwh),
      left: [...own(usedKwh), leftOf(kwh + usedKwh)].join(", "),
    });
  return [
    ...(todayEur ? [] : [t("Sans participant\u00a0: {{left}}.", { left: leftOf(0) })]),
    line(
      todayEur
        ? t("Avec les participants d’aujourd’hui")
        : t("Avec {{homes}}", { homes: fewHomesText(fewestKwh) }),
      sharedKwh.low,
      ownKwh?.high,
    ),
    line(t("Si le projet se remplit"), sharedKwh.high, ownKwh?.low),
  ];
}

/** The same, then whose the price is and what the sum leaves out. */
export function calculationTexts(sum: Calculated, priceOf: PriceOf): string[] {
  const { membershipEur } = sum;
  const madeOf = madeOfTexts(sum);
  if (madeOf.length === 0 || membershipEur === undefined) return [];
  return [...madeOf, `${whose()[priceOf]} ${countedText({ membershipEur })}`];
}
