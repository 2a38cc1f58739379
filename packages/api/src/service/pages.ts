import { page } from "../page.ts";

export const servicePages = {
  /** `mes-factures` is the part that shows what was counted. */
  services: page("/services", {
    audience: "user",
    title: "Mes services",
    anchors: ["documents", "data", "pmo", "vente", "convention", "mes-factures"],
  }),
};
