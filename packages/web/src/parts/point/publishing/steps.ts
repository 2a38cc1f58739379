import { t } from "../../../platform/i18n.ts";

/** The steps of a production point, then those of the project, in order. */
export const producerStepNames = () => [t("Raccordement"), t("Installation"), t("Prix de vente")];

export const publishingStepNames = () => [...producerStepNames(), t("Présentation"), t("Réglages")];
