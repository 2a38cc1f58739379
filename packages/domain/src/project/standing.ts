import type { ModerationStatus } from "../support/index.ts";

/** Who sees a project, by what its owner chose, what support decided and whether its owner is known. */
export type ProjectStanding = "hidden-by-support" | "not-published" | "awaiting-confirmation" | "online";

/**
 * Only a project that is online is in public answers (decisions §2: a project published before its owner's address is
 * confirmed goes online by itself with the confirmation).
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
