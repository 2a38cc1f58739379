import { page } from "../page.ts";

export const overviewPages = {
  /** The first page of an owner's space. */
  ownerHome: page("/project-owner/:projectId", {
    audience: "owner",
    title: "Mon projet",
    anchors: ["cotisations"],
  }),
};
