import type { ServiceGroup } from "./plans.ts";

/** The four services, as cards, statements and sentences name them. */
export const serviceLabels: Readonly<Record<ServiceGroup, string>> = {
  data: "Données d’étude",
  pmo: "Création de la PMO",
  vente: "Vente locale d’électricité",
  convention: "Convention d’autoconsommation collective",
};
