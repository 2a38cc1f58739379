import type { ModeratedProject } from "@mec/api/support";
import type { ModerationStatus } from "@mec/domain/support";

type Projects = readonly Pick<ModeratedProject, "project">[] | undefined;

/** How many wait, always, and how many there are in the list that is shown: the decided ones are read no sooner. */
export function numberOf(
  status: ModerationStatus,
  { pending, shown }: { pending: Projects; shown: Projects },
): { toDo?: number; count?: number } {
  if (status === "pending") return pending?.length ? { toDo: pending.length } : {};
  return shown ? { count: shown.length } : {};
}
