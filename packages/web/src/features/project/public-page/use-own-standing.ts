import { type ProjectStanding, projectStanding } from "@mec/domain/project";
import { usePoints } from "../../../platform/session.ts";

/** Whether the reader's own project is online, or why not; null for another person's, which he sees because it is. */
export function useOwnStanding(projectId: string): ProjectStanding | null {
  const own = usePoints().data?.projects.find(({ id }) => id === projectId);
  if (!own) return null;
  const { visibility, moderation, ownerConfirmed } = own;
  return projectStanding({ visibility, moderationStatus: moderation.status, ownerConfirmed });
}
