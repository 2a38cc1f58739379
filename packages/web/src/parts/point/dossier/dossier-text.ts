import { tariffTypeLabels, workingHoursLabels } from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { shortNameOf } from "../rules-of-thumb.ts";
import type { Dossier } from "./dossier-schema.ts";
import { placeText } from "./place-text.ts";

function useText({ placeKind, annualConsumption, workingHours, reclaimsVat }: Dossier): string | null {
  const name = placeKind && shortNameOf(placeKind);
  const kwh = Number(annualConsumption) > 0 ? formatKwh(Number(annualConsumption)) : null;
  const hours = workingHours && t(workingHoursLabels[workingHours]).toLowerCase();
  const vat = reclaimsVat === false && t("TVA non récupérée");
  return [name && t(name), kwh, hours, vat].filter(Boolean).join(", ") || null;
}

function contractText({ contract: { type } }: Dossier): string | null {
  if (type === "TRV") return t("tarif bleu");
  return type === "other" ? t(tariffTypeLabels.other).toLowerCase() : null;
}

/** "12 rue de la République · maison, 4 500 kWh · tarif bleu": what is known, in one line. */
export const dossierText = (dossier: Dossier): string =>
  [dossier.address && placeText(dossier.address), useText(dossier), contractText(dossier)]
    .filter(Boolean)
    .join(" · ");
