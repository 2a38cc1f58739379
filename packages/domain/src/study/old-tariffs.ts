import { formatDate } from "../shared/index.ts";

/** The figures of money that the State changes, as people are told of them. */
const figureLabels = {
  regulatedTariffs: "tarif réglementé",
  excises: "accise sur l’électricité",
  localExciseExemption: "exonération d’accise de l’énergie locale",
  networkShares: "part d’acheminement (TURPE)",
  networkOptions: "option de réseau",
  managementSupplements: "composante de gestion du TURPE",
  surplusPrices: "prix d’achat du surplus",
  wholeSalePrices: "prix de vente de toute la production",
} as const;

interface Check {
  readonly figure: keyof typeof figureLabels;
  /** YYYY-MM-DD */
  readonly checkedOn: string;
}

/**
 * "Tarifs vérifiés le 22 novembre 2026, sauf, le 5 février 2026 : accise sur l’électricité. …", the oldest first; null when none is old.
 * @param others what is counted beside them
 */
export function oldTariffsText(old: readonly Check[], others: readonly Check[] = []): string | null {
  const [oldest] = old;
  if (!oldest) return null;
  const names = old.map(({ figure }) => figureLabels[figure]).join(", ");
  const newest = others
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  const day = formatDate(oldest.checkedOn);
  const checked = newest && newest > oldest.checkedOn ? `${formatDate(newest)}, sauf, le ${day}` : day;
  return `Tarifs vérifiés le ${checked}\u00a0: ${names}. Dernier montant connu, il a pu changer.`;
}
