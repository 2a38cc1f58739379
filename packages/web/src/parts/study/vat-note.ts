import { t } from "../../platform/i18n.ts";

/** In which tax a business is told its sums, and why. */
export const vatNote = (reclaims: boolean): string =>
  reclaims
    ? t("Somme hors taxes, pour qui récupère la TVA.")
    : t("Somme TTC\u00a0: vous ne récupérez pas la TVA.");
