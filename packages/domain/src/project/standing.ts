import type { ModerationStatus } from "../support/index.ts";

/** Whether a project is online, or why not: support's decision, its owner's choice or his unconfirmed address. */
export type ProjectStanding = "hidden-by-support" | "not-published" | "awaiting-confirmation" | "online";

/**
 * Only a project that is online is in public answers: a project published before its owner's address is confirmed
 * goes online by itself with the confirmation.
 */
export function projectStanding(project: {
  readonly visibility: boolean;
  readonly moderationStatus: ModerationStatus;
  readonly ownerConfirmed: boolean;
}): ProjectStanding {
  if (project.moderationStatus === "hidden") return "hidden-by-support";
  if (!project.visibility) return "not-published";
  return project.ownerConfirmed ? "online" : "awaiting-confirmation";
}
