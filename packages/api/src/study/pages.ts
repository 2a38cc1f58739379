import { page } from "../page.ts";

export const studyPages = {
  ownerStudy: page("/project-owner/:projectId/my-study", { audience: "owner", title: "Mon projet" }),
  ownerKey: page("/project-owner/:projectId/my-key", { audience: "owner", title: "Mon projet" }),
};
