import {
  hasDoubtedPrice,
  powerAnswer,
  powerAnswerText,
  shortTariffLabels,
  tariffTypeLabels,
  workingHoursLabels,
} from "@mec/domain/point";
import { formatNumber, formatYearlyUse } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { heatingOf, shortNameOf } from "../rules-of-thumb.ts";
import type { Dossier } from "./dossier-schema.ts";
import { placeText } from "./place-text.ts";

/** What heats a home, where its kind does not say the same. */
function heatingText({ placeKind, electricHeating }: Pick<Dossier, "placeKind" | "electricHeating">) {
  if (electricHeating == null || electricHeating === heatingOf({ placeKind })) return null;
  return electricHeating ? t("chauffage électrique") : t("sans chauffage électrique");
}

function useText({
  placeKind,
  annualConsumption,
  workingHours,
  reclaimsVat,
  electricHeating,
  ...meter
}: Dossier): string | null {
  const name = placeKind && shortNameOf(placeKind);
  const kwh = Number(annualConsumption) > 0 ? formatYearlyUse(Number(annualConsumption)) : null;
  const hours = workingHours && t(workingHoursLabels[workingHours]).toLowerCase();
  const vat = reclaimsVat === false && t("TVA non récupérée");
  const heating = heatingText({ placeKind, electricHeating });
  const answer = powerAnswer(meter);
  const power = answer === "over36" ? t("plus de 36\u00a0kVA") : powerAnswerText(answer);
  return [name && t(name), kwh, heating, power, hours, vat].filter(Boolean).join(", ") || null;
}

/** "16,5 c€/kWh TTC", "18 et 14,2 c€/kWh TTC", as they were typed; null for more prices than a line holds, or none. */
function pricesText({ contract, pricesAs }: Dossier): string | null {
  if (hasDoubtedPrice(contract)) return t("prix à vérifier");
  const { tarification, basePrice, twoQuarterPrice: two } = contract;
  const typed = { base: [basePrice], "2Q": [two.hp, two.hc], "4Q": [], "": [] }[tarification];
  const prices = typed.map((price) => Number(price.replace(",", ".")) * 100);
  if (prices.length === 0 || !prices.every((price) => price > 0)) return null;
  return t("{{prices}} c€/kWh\u00a0{{tax}}", {
    prices: prices.map((price) => formatNumber(price)).join(t(" et ")),
    tax: pricesAs === "professional" ? t("HT") : t("TTC"),
  });
}

function contractText(dossier: Dossier): string | null {
  const { type, tarification } = dossier.contract;
  if (type !== "TRV" && type !== "other") return null;
  const prices = type === "other" && pricesText(dossier);
  if (prices) return prices;
  const offer = type === "TRV" ? t("tarif bleu") : t(tariffTypeLabels.other).toLowerCase();
  const hasOption = tarification === "2Q" || tarification === "4Q";
  return hasOption
    ? t("{{offer}}, {{option}}", { offer, option: t(shortTariffLabels[tarification]) })
    : offer;
}

/** "12 rue de la République · maison, 4 500 kWh · tarif bleu": what is known, in one line. */
export const dossierText = (dossier: Dossier): string =>
  [dossier.address && placeText(dossier.address), useText(dossier), contractText(dossier)]
    .filter(Boolean)
    .join(" · ");
