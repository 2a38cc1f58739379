import { t } from "../../../platform/i18n.ts";

/** The three parts of a signature, as the progress bar counts them. */
export const partNames = (): string[] => [t("lire"), t("consentir"), t("confirmer")];
