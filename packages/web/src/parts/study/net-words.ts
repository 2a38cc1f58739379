import { formatNumber } from "@mec/domain/shared";
import { type EstimateFigures, isNearlyNothing } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

export type Range = EstimateFigures["savingEur"];

const NBSP = "\u00a0";

/** "de 20 à 30 %", or one value when both read the same; never "-0". */
export function rangeText({ low, high }: Range, unit: string, decimals = 0): string {
  const told = (value: number) => formatNumber(Number(value.toFixed(decimals)) + 0, decimals);
  const [from, to] = [told(low), told(high)];
  const range = from === to ? from : t("de {{from}} à {{to}}", { from, to });
  return `${range}${NBSP}${unit}`;
}

/** A gain over its cases: "de 8 à 86 € d’économie", "de 4 € de perte à 8 € d’économie"; each side is called what it is. */
export function gainText({ low, high }: Range, unit = "€"): string {
  const [least, most] = [Number(low.toFixed(0)), Number(high.toFixed(0))];
  if (least >= 0) return t("{{gain}} d’économie", { gain: rangeText({ low, high }, unit) });
  if (most <= 0) return t("{{cost}} de perte", { cost: rangeText({ low: -high, high: -low }, unit) });
  const one = (value: number) => rangeText({ low: value, high: value }, unit);
  return t("de {{cost}} de perte à {{gain}} d’économie", { cost: one(-low), gain: one(high) });
}

/** The same by its signs, where there is room for a few figures only: "−40 à +34 €". */
export function signedText({ low, high }: Range, unit = "€"): string {
  const told = (value: number) => {
    const eur = Number(value.toFixed(0)) + 0;
    return `${eur > 0 ? "+" : ""}${formatNumber(eur, 0)}`;
  };
  const [from, to] = [told(low), told(high)];
  return `${from === to ? from : t("{{from}} à {{to}}", { from, to })}${NBSP}${unit}`;
}

/** What is left of the saving once all costs are paid. */
export type Net = Saving & Pick<EstimateFigures, "saves" | "membershipEur">;

export interface Saving extends Pick<EstimateFigures, "savingEur" | "savingWithoutVatEur"> {
  /** Of a business that gets no VAT back: it reads its prices without, and its sum says that it has it. */
  readonly isVatCounted?: boolean | undefined;
}

/** The saving that concerns a person: without VAT for a business, which reclaims it. */
export const ownSaving = (sum: Saving): Range => sum.savingWithoutVatEur ?? sum.savingEur;

/** The unit of a sum: those of a business say which tax they have. */
export function euroOf({ savingWithoutVatEur, isVatCounted }: Omit<Saving, "savingEur">): string {
  if (savingWithoutVatEur) return `€${NBSP}HT`;
  return isVatCounted ? `€${NBSP}TTC` : "€";
}

/** The same in words. */
export const ownGain = (sum: Saving): string => gainText(ownSaving(sum), euroOf(sum));

/** What is left if the excise exemption ended as announced; null when no end of it is announced. */
export const gainWithoutExemption = ({
  withoutExemptionEur: eur,
  ...sum
}: Omit<Saving, "savingEur"> & Pick<EstimateFigures, "withoutExemptionEur">): string | null =>
  eur && gainText(eur, euroOf(sum));

/** The loss of that case where it may bring a gain as well: "1 129 € HT de perte"; null elsewhere. */
export function worstWithoutExemption(sum: Parameters<typeof gainWithoutExemption>[0]): string | null {
  const { low = 0, high = 0 } = sum.withoutExemptionEur ?? {};
  const isEither = isLoss({ low, high }) && Number(high.toFixed(0)) > 0;
  return isEither ? gainText({ low, high: low }, euroOf(sum)) : null;
}

/** Whether a case loses money, to the euro that is read. */
export const isLoss = ({ low }: Range): boolean => Number(low.toFixed(0)) < 0;

/** Whether a case that is told loses: as things are, or without the exemption where that case is told. */
export const mayLose = (
  sum: Saving & Pick<EstimateFigures, "withoutExemptionEur">,
  isUnexempted: boolean,
): boolean =>
  isLoss(ownSaving(sum)) || (isUnexempted && !!sum.withoutExemptionEur && isLoss(sum.withoutExemptionEur));

/** Whether the verdict on a sum says that nearly nothing would change. */
export const changesNearlyNothing = (sum: Saving & Pick<Net, "saves">): boolean =>
  !sum.saves && isNearlyNothing(ownSaving(sum));

/** Whether a sum counts the contribution: one that is not settled is neither counted nor nothing. */
export function feeText(membershipEur: number | null): string {
  if (membershipEur === null) return t("cotisation pas encore fixée");
  return membershipEur > 0 ? t("cotisation comprise") : t("sans cotisation");
}

/** "de 8 à 86 € d’économie", "environ 12 € d’économie". */
export function amountText(sum: Saving): string {
  const gain = ownGain(sum);
  const { low, high } = ownSaving(sum);
  return low.toFixed(0) === high.toFixed(0) ? t("environ {{gain}}", { gain }) : gain;
}

/** "de 8 à 86 € d’économie par an, cotisation comprise"; null when even the best case would not save money. */
export function netText(sum: Net): string | null {
  if (!sum.saves || ownSaving(sum).high <= 0) return null;
  return t("{{amount}} par an, {{fee}}", { amount: amountText(sum), fee: feeText(sum.membershipEur) });
}
