import type { EstimateFigures } from "@mec/energy";
import type { Start } from "../../../parts/project/answer/saving-words.ts";
import { t } from "../../../platform/i18n.ts";

/** How many invoices a business is to expect, one of each seller, where one contract may be made with several; null to a home, and where it is not known who sells. */
export function contractsText(figures: EstimateFigures | undefined, { participants }: Start): string | null {
  const isBusiness = !figures || figures.savingWithoutVatEur !== null || figures.isVatCounted;
  if (!participants || !isBusiness) return null;
  const plants = participants.filter(({ kind }) => kind === "producer").length;
  return plants > 1
    ? t("{{plants}} installations : une facture par producteur", { plants })
    : t("Un contrat et une facture par producteur, aussi s’il en vient un autre");
}
