import { page } from "../page.ts";

export const producerSteps = ["typology", "sge", "price"] as const;
export type ProducerStep = (typeof producerSteps)[number];

export const pointPages = {
  roof: page("/on-boarding/roof", { audience: "anyone", title: "Ce que mon toit rapporterait" }),
  producerStep: page("/on-boarding/project-owner/create-production-point/:step", {
    audience: "anyone",
    title: "Mon point de production",
    values: { step: producerSteps },
    anchors: ["contract-end", "prm"],
  }),
};
