import { page } from "../page.ts";

export const kitPages = {
  /** `?projectId=` for a project, empty for none; without the parameter, the person's own project where there is one. */
  communicationKit: page("/communication-kit", {
    audience: "anyone",
    title: "Kit de communication",
    indexed: true,
  }),
};
