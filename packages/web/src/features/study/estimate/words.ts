import { formatKwh, formatNumber, formatPercent } from "@mec/domain/shared";
import type { Estimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

type Range = Estimate["savingEur"];
const NBSP = "\u00a0";

const wholeEuros = (euros: number) => `${formatNumber(Math.round(euros) + 0, 0)}${NBSP}€`;

/** "de 20 % à 30 %", or one value when both read the same. */
export function rangeText({ low, high }: Range, format: (value: number) => string): string {
  const [from, to] = [format(low), format(high)];
  return from === to ? from : t("de {{from}} à {{to}}", { from, to });
}

/** The three figures of an estimate. */
export function figuresOf({ localShare, sharedKwh, savingEur }: Estimate): [name: string, value: string][] {
  return [
    [t("Part locale de votre consommation"), rangeText(localShare, formatPercent)],
    [t("Énergie locale par an"), rangeText(sharedKwh, formatKwh)],
    [t("Économie par an, TTC"), rangeText(savingEur, wholeEuros)],
  ];
}

const cents = (euros: number) => `${formatNumber(euros * 100, 1)}${NBSP}c€`;

/** Why a project would not save money: nothing to share, or a local kWh dearer than the supplier's. */
export function whyNot({ saves, sharedKwh, savingEur }: Estimate): string | null {
  if (saves) return null;
  if (sharedKwh.low < 1) return t("Ce projet n’a pas encore d’énergie à partager.");
  const extra = { low: -savingEur.high / sharedKwh.low, high: -savingEur.low / sharedKwh.high };
  return t(
    "Chaque kWh local vous coûterait {{extra}} de plus que celui de votre fournisseur\u00a0: l’acheminement (TURPE) reste dû en plus du prix local.",
    { extra: rangeText(extra, cents) },
  );
}
