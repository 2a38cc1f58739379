import { pages } from "@mec/api";
import type { JoinTarget } from "./use-join-target.ts";

/** The page before the first step: the project's, where that is public, with the invitation by which the person came. */
export function entranceOf(
  target: Pick<JoinTarget, "projectId" | "name" | "perimeterKm" | "invitationToken"> | null,
): string {
  if (!target || target.perimeterKm === null) return pages.home.to();
  const { projectId, name, invitationToken } = target;
  const query: Record<string, string> = invitationToken === null ? {} : { invitation: invitationToken };
  return pages.project.to({ projectId, projectName: name }, { query });
}
