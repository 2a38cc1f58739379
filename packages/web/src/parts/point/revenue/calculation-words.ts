import { formatKwhBeside, formatNumber, type PriceRange } from "@mec/domain/shared";
import { type Earned, fewHomesText, isSamePrice, leftOfUntaxed } from "@mec/domain/study";
import type { Range } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { countedText, type OwnDocuments } from "./revenue-words.ts";

/** What a producer's sum is made of. Absent from the answers of a server of the former release, which tell the sum alone. */
export interface Calculated extends Pick<Earned, "todayEur" | "fewestKwh">, OwnDocuments {
  readonly sharedKwh?: Range | undefined;
  /** Of the production, what his own buildings take: beside many, and beside few. */
  readonly ownKwh?: Range | undefined;
  readonly producedKwh: number | null;
  /** €/kWh without VAT; null when the energy is given. */
  readonly soldAt: PriceRange | null;
  /** What those pay who come; absent from the answers of a server of the former release, where all pay `soldAt`. */
  readonly comingAt?: PriceRange | null | undefined;
  /** €/kWh; null where none is published for that power. */
  readonly surplusPrice?: number | null | undefined;
  readonly membershipEur?: number | null | undefined;
  /** What was accepted without VAT by who has not signed; and whether the least sum counts that they refuse it. */
  readonly untaxedPrice?: PriceRange | null | undefined;
  readonly mayRefuseVat?: boolean | undefined;
}

/** Whose the prices are that are counted. */
export interface PriceOf {
  /** Whether those of today pay what they have accepted. */
  readonly isAgreed: boolean;
  /** What those pay who come: what he asks, or what the project announces. */
  readonly coming: "asked" | "project";
}

const agreedText = () => t("Le prix du partage est celui retenu pour des participants.");

const whose = (): Record<PriceOf["coming"], string> => ({
  asked: t("Le prix du partage est celui que vous demandez."),
  project: t("Le prix du partage est celui que le projet annonce\u00a0; le vôtre se fixe avec le porteur."),
});

const bothText = (): Record<PriceOf["coming"], string> => ({
  asked: t(
    "Le prix du partage est celui retenu pour des participants\u00a0; avec ceux qui viendront, celui que vous demandez.",
  ),
  project: t(
    "Le prix du partage est celui retenu pour des participants\u00a0; avec ceux qui viendront, celui que le projet annonce, et le vôtre se fixe avec le porteur.",
  ),
});

/** Whose the prices are that a sum counts. */
function whoseText({ soldAt, comingAt = soldAt }: Calculated, { isAgreed, coming }: PriceOf): string {
  if (!isAgreed) return whose()[coming];
  return isSamePrice(soldAt, comingAt) ? agreedText() : bothText()[coming];
}

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
  const { sharedKwh, ownKwh, producedKwh, surplusPrice, todayEur, fewestKwh } = sum;
  const { soldAt, comingAt = soldAt } = sum;
  if (!sharedKwh || producedKwh === null || surplusPrice === undefined) return [];
  const at = (price: PriceRange | null) =>
    price === null || price.max === 0 ? t("gratuitement") : atPrice(price);
  const leftOf = (kwh: number) =>
    t("{{left}} de surplus {{surplus}}", {
      left: formatKwhBeside(producedKwh - kwh, producedKwh),
      surplus: surplusPrice === null ? t("non compté") : atPrice({ min: surplusPrice, max: surplusPrice }),
    });
  const own = (usedKwh: number) =>
    usedKwh > 0 ? [t("{{used}} pour vos bâtiments", { used: formatKwhBeside(usedKwh, producedKwh) })] : [];
  const sharedAt = (kwh: number, price: PriceRange | null) =>
    t("{{shared}} partagés {{at}}", { shared: formatKwhBeside(kwh, producedKwh), at: at(price) });
  // What those of today take keeps its price where others come.
  const both = (kwh: number) =>
    isSamePrice(soldAt, comingAt) || kwh <= sharedKwh.low
      ? sharedAt(kwh, soldAt)
      : t("{{today}} et {{coming}}", {
          today: sharedAt(sharedKwh.low, soldAt),
          coming: sharedAt(kwh - sharedKwh.low, comingAt),
        });
  const line = (who: string, kwh: number, usedKwh = 0) =>
    t("{{who}}\u00a0: {{shared}}, {{left}}.", {
      who,
      shared: both(kwh),
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

/** At which price the least sum counts those who may refuse a VAT that they were not told. */
export function refusedPriceText(untaxedPrice: PriceRange): string {
  const { min, max } = leftOfUntaxed(untaxedPrice);
  const [low, high] = [formatNumber(min * 100, 2), formatNumber(max * 100, 2)];
  return t(
    "La somme la plus basse compte {{left}}\u00a0c€/kWh HT pour qui refuserait la TVA, ajoutée au prix retenu.",
    {
      left: low === high ? high : `${low}\u2013${high}`,
    },
  );
}

/** The same after another sentence; "" where it counts none. */
const refusedText = ({ untaxedPrice, mayRefuseVat }: Calculated): string =>
  untaxedPrice && mayRefuseVat ? ` ${refusedPriceText(untaxedPrice)}` : "";

/** The same, then whose the price is and what the sum leaves out. */
export function calculationTexts(sum: Calculated, priceOf: PriceOf): string[] {
  const { membershipEur, own } = sum;
  const madeOf = madeOfTexts(sum);
  if (madeOf.length === 0 || membershipEur === undefined) return [];
  return [...madeOf, `${whoseText(sum, priceOf)}${refusedText(sum)} ${countedText({ membershipEur, own })}`];
}
