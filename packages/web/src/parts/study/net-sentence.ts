import { t } from "../../platform/i18n.ts";
import { type Net, netText, ownGain, ownSaving } from "./net-words.ts";

/** A gain as a sentence names it: "de 8 à 86 € d’économie"; the words of a loss name it already. */
export function namedGain(sum: Pick<Net, "savingEur" | "savingWithoutVatEur">): string {
  const gain = ownGain(sum);
  return Math.round(ownSaving(sum).low) >= 0 ? t("{{gain}} d’économie", { gain }) : gain;
}

/** The net saving at a price, and which contract's prices it rests on; null when there is none. */
export function netSentence(sum: Net & { readonly isContractKnown: boolean }): string | null {
  const net = netText(sum, namedGain(sum));
  if (!net) return null;
  return sum.isContractKnown
    ? t("Avec votre contrat\u00a0: {{net}}.", { net })
    : t("Au tarif réglementé, faute de connaître votre contrat\u00a0: {{net}}.", { net });
}
