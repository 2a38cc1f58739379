import type { ContractForm } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";

interface Known {
  readonly isBusiness: boolean;
  /** Whether no sum is told before the price is: none of our tariffs is then counted. */
  readonly asksPrice: boolean;
}

/** What is counted as long as an offer is not known; null once it is. */
export function offerHint(
  { type }: Pick<ContractForm, "type">,
  { isBusiness, asksPrice }: Known,
): string | null {
  if (asksPrice) return t("La somme s’affiche avec votre prix.");
  if (type !== "") return null;
  return isBusiness
    ? t("Dites le prix de votre facture\u00a0: sans lui, nous comptons le tarif réglementé.")
    : t("Dans le doute, l’estimation se fait au tarif réglementé.");
}
