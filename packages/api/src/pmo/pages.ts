import { page } from "../page.ts";

/** The parts of an owner's information that documents are made from, and where missing ones are completed. */
const informationParts = ["interlocutor", "association", "fee", "files"] as const;
export type InformationPart = (typeof informationParts)[number];

export const pmoPages = {
  ownerInformation: page("/project-owner/:projectId/my-information", {
    audience: "owner",
    title: "Mon projet",
    anchors: informationParts,
  }),
  createPmoStatus: page("/project-owner/:projectId/create-pmo-status", {
    audience: "owner",
    title: "Mes documents",
  }),
};
