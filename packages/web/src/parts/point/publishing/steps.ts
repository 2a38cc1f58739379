import type { ProducerStep } from "@mec/api";
import { t } from "../../../platform/i18n.ts";
import { type ProductionForm, stepsOf } from "./production-form.ts";

const names: Record<ProducerStep, string> = {
  typology: "Installation",
  sge: "Compteur",
  price: "Prix de vente",
};

/** The steps of a production point, then those of the project, in order. */
export const producerStepNames = (form: ProductionForm) => stepsOf(form).map((step) => t(names[step]));

export const publishingStepNames = (form: ProductionForm) => [
  ...producerStepNames(form),
  t("Présentation"),
  t("Réglages"),
];
