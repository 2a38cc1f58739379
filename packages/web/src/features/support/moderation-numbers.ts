import type { ModeratedProject } from "@mec/api/support";
import type { ModerationStatus } from "@mec/domain/support";

type Projects = readonly { readonly owner: Pick<ModeratedProject["owner"], "emailVerified"> }[] | undefined;

/**
 * How many may be decided, always (one whose owner has not confirmed his address waits for him), and how many there are in
 * the list that is shown: the decided ones are read no sooner.
 */
export function numberOf(
  status: ModerationStatus,
  { pending, shown }: { pending: Projects; shown: Projects },
): { toDo?: number; count?: number } {
  if (status === "pending") {
    const toDo = pending?.filter(({ owner }) => owner.emailVerified).length ?? 0;
    return toDo > 0 ? { toDo } : {};
  }
  return shown ? { count: shown.length } : {};
}
