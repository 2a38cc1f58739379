import { isInOperation, type ReadStatus } from "../application/index.ts";
import { DomainError } from "../shared/index.ts";

/** A project that the person owns, with the current status of each application to it. */
export type OwnedProject = { readonly name: string; readonly statuses: readonly ReadStatus[] };

/** An account cannot go while it owns a project in exploitation: others depend on it. Null when it can. */
export function deletionObstacle(projects: readonly OwnedProject[]): DomainError | null {
  const running = projects.find(({ statuses }) => statuses.some(isInOperation));
  if (!running) return null;
  return new DomainError(
    "PROJECT_IN_EXPLOITATION",
    `Votre projet « ${running.name} » est en exploitation : terminez l’opération avant de supprimer votre compte.`,
  );
}

/** A point in exploitation shares electricity with others: its holder leaves the operation first. Null when none does. */
export function participationObstacle(
  runningPoints: readonly { readonly name: string }[],
): DomainError | null {
  const [point] = runningPoints;
  if (!point) return null;
  return new DomainError(
    "PROJECT_IN_EXPLOITATION",
    `Votre point « ${point.name} » participe à un projet en exploitation : demandez d’abord à le quitter, puis supprimez votre compte.`,
  );
}
