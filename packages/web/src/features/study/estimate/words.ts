import { formatEuro, formatNumber } from "@mec/domain/shared";
import type { Estimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

type Range = Estimate["savingEur"];
const NBSP = "\u00a0";
/** Never "-0". */
const digits = (value: number, decimals: number) =>
  formatNumber(Number(value.toFixed(decimals)) + 0, decimals);

/** "de 20 à 30 %", or one value when both read the same. */
function rangeText({ low, high }: Range, unit: string, decimals = 0): string {
  const [from, to] = [digits(low, decimals), digits(high, decimals)];
  const range = from === to ? from : t("de {{from}} à {{to}}", { from, to });
  return `${range}${NBSP}${unit}`;
}

const times = ({ low, high }: Range, factor: number): Range => ({ low: low * factor, high: high * factor });

/** What is saved, or what is paid more when even the best case costs. */
function moneyOf({ savingEur: { low, high } }: Estimate): [name: string, value: string] {
  if (high < 0) return [t("Surcoût par an, TTC"), rangeText({ low: -high, high: -low }, "€")];
  return [t("Économie par an, TTC"), rangeText({ low, high }, "€")];
}

/** The three figures of an estimate. */
export function figuresOf(estimate: Estimate): [name: string, value: string][] {
  const { localShare, sharedKwh } = estimate;
  return [
    [t("Part locale de votre consommation"), rangeText(times(localShare, 100), "%")],
    [t("Énergie locale par an"), rangeText(sharedKwh, "kWh")],
    moneyOf(estimate),
  ];
}

/** Why a project would not save money: nothing to share, too little of it, or a local kWh dearer than the supplier's. */
export function whyNot({ saves, sharedKwh, savingEur, participationEur }: Estimate): string | null {
  if (saves) return null;
  if (sharedKwh.low < 1) return t("Ce projet n’a pas encore d’énergie à partager.");
  const gross = { low: savingEur.low + participationEur, high: savingEur.high + participationEur };
  if (gross.high > 0) {
    return t(
      "Ce que l’énergie locale vous ferait économiser ne couvre pas les {{cost}} par an que votre fournisseur ajoute à l’abonnement d’un participant.",
      { cost: formatEuro(participationEur) },
    );
  }
  const extra = { low: -gross.high / sharedKwh.low, high: -gross.low / sharedKwh.high };
  return t(
    "Chaque kWh local vous coûterait {{extra}} de plus que celui de votre fournisseur\u00a0: l’acheminement (TURPE) reste dû en plus du prix local.",
    { extra: rangeText(times(extra, 100), "c€", 1) },
  );
}
