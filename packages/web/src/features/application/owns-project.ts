import { usePoints } from "../../platform/session.ts";

/** Whether a project is the reader's own. */
export const useOwnsProject = (projectId: string): boolean =>
  usePoints().data?.projects.some(({ id }) => id === projectId) ?? false;
