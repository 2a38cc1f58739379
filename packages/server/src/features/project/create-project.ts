import type { ProjectInput } from "@mec/domain/project";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { admitProject } from "./admit-project.ts";
import type { OwnedProject } from "./project-row.ts";
import { getOwnedProject, insertProject } from "./store.ts";

/**
 * Saves a project; a visible one is public at once and moderated afterwards. One whose owner has not
 * confirmed his address goes online, and is announced, once he does.
 * @returns its id.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export async function publishProject(deps: Deps, tx: Tx, input: ProjectInput, actor: Actor): Promise<string> {
  await admitProject(tx, actor);
  const { id: projectId, standing } = await insertProject(tx, actor.id, input, deps.now());
  if (standing === "online") await deps.queue.emit(tx, { type: "project-published", projectId });
  return projectId;
}

export async function createProject(deps: Deps, input: ProjectInput, actor: Actor): Promise<OwnedProject> {
  await deps.limits.count("projectsPerAccount", actor.id);
  const id = await inTransaction(deps.db, (tx) => publishProject(deps, tx, input, actor));
  return getOwnedProject(deps.db, id);
}
