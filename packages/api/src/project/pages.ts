import { projectSlug } from "@mec/domain/project";
import { page } from "../page.ts";

export const projectSteps = ["description", "typology"] as const;
export type ProjectStep = (typeof projectSteps)[number];

export const projectPages = {
  home: page("/", { audience: "anyone", title: "Mon énergie collective", indexed: true }),
  explore: page("/explore", { audience: "anyone", title: "Explorer les projets", indexed: true }),
  /** The projects of a town or a department. */
  place: page("/places/:name", { audience: "anyone", title: "Projets près de chez vous", indexed: true }),
  ownerLanding: page("/je-suis-un-porteur-de-projet", {
    audience: "anyone",
    title: "Je suis un porteur de projet",
    indexed: true,
  }),
  /** The name is only there for people to read; `?projectId=` alone is enough (specification §2). */
  project: page("/project/:projectId/:projectName", {
    audience: "anyone",
    title: "Projet",
    indexed: true,
    written: { projectName: projectSlug },
    alsoAt: ["/project/:projectId", "/project"],
  }),
  /** The map and the list for a partner's site: the only page that another site may frame. */
  widget: page("/widget", { audience: "anyone", title: "Trouver un projet près de chez vous" }),
  widgetGenerator: page("/user-portfolio-widget", {
    audience: "anyone",
    title: "La carte des projets sur votre site",
    anchors: ["mes-projets"],
  }),
  /** A project's short address, for print: redirects to its page. */
  shortProject: page("/p/:code", { audience: "anyone", title: "Projet" }),
  portfolio: page("/user-portfolio", { audience: "user", invites: true, title: "Mes projets et mes lieux" }),
  projectStep: page("/on-boarding/project-owner/edit-project/:step", {
    audience: "anyone",
    title: "Mon projet",
    values: { step: projectSteps },
    anchors: ["expectedStart"],
  }),
  ownerPerimeter: page("/project-owner/:projectId/my-perimeter", {
    audience: "owner",
    title: "Mon projet",
    anchors: ["perimeter-details"],
  }),
  ownerProducer: page("/project-owner/:projectId/my-producer", {
    audience: "owner",
    title: "Mon projet",
    anchors: ["start"],
  }),
};
