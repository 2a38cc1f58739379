import { formatNumber } from "@mec/domain/shared";
import {
  type ExemptionCase,
  euroOf,
  gainText,
  gainWithoutExemption,
  isLoss,
  ownGain,
  ownSaving,
  rangeText,
  type Saving,
} from "@mec/domain/study";
import type { EstimateFigures } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

export { euroOf, gainText, gainWithoutExemption, isLoss, ownGain, ownSaving, rangeText, type Saving };

export type Range = EstimateFigures["savingEur"];

const NBSP = "\u00a0";

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

/** Whether a sum counts the contribution: one that is not settled is neither counted nor nothing. */
export function feeText(membershipEur: number | null): string {
  if (membershipEur === null) return t("cotisation pas encore fixée, non comptée");
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

/** A sentence of its own begins so. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The year stands with the first sum, not after the last case. */
export const yearlyText = (told: string): string => t("par an, {{told}}", { told });

/** Both cases of a year, which the first of them tells. */
export const casesOfYear = (cases: readonly ExemptionCase[]): readonly ExemptionCase[] =>
  cases.map((one, index) => (index === 0 ? { ...one, name: yearlyText(one.name) } : one));
