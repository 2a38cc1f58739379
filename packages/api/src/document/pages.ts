import { page } from "../page.ts";

/** The owner's documents, in the order in which they are needed. */
export const documentTabs = ["pmo-statuts", "bulletin", "agreement", "contracts", "annexe2"] as const;
export type DocumentTab = (typeof documentTabs)[number];

export const documentPages = {
  /** What a business's accountant is handed of one of its places. */
  consumerAccounting: page("/consumer/:consumerId/accounting", {
    audience: "holder",
    title: "Pour votre comptable",
  }),
  ownerDocuments: page("/project-owner/:projectId/my-documents/:tab", {
    audience: "owner",
    title: "Mes documents",
    values: { tab: documentTabs },
    anchors: ["declaration"],
    from: ["/project-owner/:projectId/my-documents"],
  }),
  createBulletin: page("/project-owner/:projectId/create-bulletin-document", {
    audience: "owner",
    title: "Mes documents",
  }),
  createAccord: page("/project-owner/:projectId/create-accord-document", {
    audience: "owner",
    title: "Mes documents",
  }),
  /** The terms of sale of one consumption point, or of `all`. */
  createSalesContract: page("/project-owner/:projectId/create-sales-contract-document/:consumer", {
    audience: "owner",
    title: "Mes documents",
  }),
};
