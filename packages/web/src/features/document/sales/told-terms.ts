import { productionTypeLabels } from "@mec/domain/point";
import { formatDate, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { SalesForm } from "./sales-form.ts";

export const frequencyLabels = (): Record<Exclude<SalesForm["billingFrequency"], "">, string> => ({
  monthly: t("Chaque mois"),
  quarterly: t("Chaque trimestre"),
  "half-yearly": t("Chaque semestre"),
  yearly: t("Chaque année"),
});
export const meansLabels = (): Record<Exclude<SalesForm["billingMeans"], "">, string> => ({
  transfer: t("Virement"),
  "direct-debit": t("Prélèvement SEPA"),
  cheque: t("Chèque"),
});

const inWords = (parts: readonly (string | null | undefined | false)[]): string => {
  const told = parts.flatMap((part) => (part ? part.charAt(0).toLocaleLowerCase("fr") + part.slice(1) : []));
  const all = told.join(", ");
  return all.charAt(0).toLocaleUpperCase("fr") + all.slice(1);
};

const counted = (typed: string, one: string, many: string): string | null => {
  const count = Number(typed.replaceAll(/\s/gu, ""));
  return typed.trim() === "" || Number.isNaN(count) ? null : plural(count, one, many);
};

/** How the invoices come, in a few words: "Chaque trimestre, virement, 30 jours". */
export const billingTold = ({ billingFrequency, billingMeans, paymentDays }: SalesForm): string =>
  inWords([
    billingFrequency && frequencyLabels()[billingFrequency],
    billingMeans && meansLabels()[billingMeans],
    counted(paymentDays, t("jour"), t("jours")),
  ]);

/** How the contract ends: "Préavis 2 mois, facture de clôture 3 mois après, sans indemnité". */
export function endingTold({ noticeMonths, closingInvoiceMonths, penaltyRate }: SalesForm): string {
  const [notice, closing] = [noticeMonths, closingInvoiceMonths].map((one) =>
    counted(one, t("mois"), t("mois")),
  );
  return inWords([
    notice && t("préavis {{notice}}", { notice }),
    closing && t("facture de clôture {{closing}} après", { closing }),
    penaltyRate.trim() === "0"
      ? t("sans indemnité")
      : penaltyRate.trim() && t("indemnité {{rate}} %", { rate: penaltyRate.trim() }),
  ]);
}

/** What is said of the plant: "Photovoltaïque, 36 kWc, depuis le 15 septembre 2025". */
export const plantTold = ({ energyKind, power, installationDate, purchaseContract }: SalesForm): string =>
  inWords([
    energyKind && t(productionTypeLabels[energyKind]),
    power.trim() && t("{{power}} de puissance", { power: power.trim() }),
    installationDate && t("depuis le {{day}}", { day: formatDate(installationDate) }),
    purchaseContract === "yes" && t("surplus sous contrat d’achat"),
    purchaseContract === "no" && t("surplus sans contrat d’achat"),
  ]);
