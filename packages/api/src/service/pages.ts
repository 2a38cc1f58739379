import { page } from "../page.ts";

export const servicePages = {
  /** At `mes-factures`, what was counted. */
  services: page("/services", {
    audience: "user",
    title: "Mes services",
    anchors: ["data", "pmo", "vente", "convention", "mes-factures"],
  }),
};
