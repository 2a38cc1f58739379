import { deletionObstacle, participationObstacle } from "@mec/domain/account";
import { abandonSignatures } from "../../abandon-signatures.ts";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { dropFiles, keysOfAccount } from "../../stored-files.ts";
import {
  eraseAccount,
  eraseByEmail,
  findCandidates,
  findOwnedProjects,
  findRunningPoints,
  lockForErasure,
} from "./deletion-store.ts";

async function eraseInTransaction(deps: Deps, tx: Tx, actor: Actor): Promise<string[]> {
  await lockForErasure(tx, actor.id);
  const projects = await findOwnedProjects(tx, actor.id);
  const obstacle = deletionObstacle(projects) ?? participationObstacle(await findRunningPoints(tx, actor.id));
  if (obstacle) throw obstacle;
  for (const project of projects) {
    const recipients = await findCandidates(tx, project.id, actor.id);
    await deps.queue.emit(tx, { type: "project-deleted", projectName: project.name, recipients });
  }
  const keys = await keysOfAccount(tx, actor.id);
  await abandonSignatures(tx, deps, { accountId: actor.id });
  // An address that was never confirmed may be somebody else's, and so what is known by it.
  if (actor.emailVerified) await eraseByEmail(tx, actor.email);
  await eraseAccount(tx, actor.id);
  await deps.queue.emit(tx, { type: "account-deleted", email: actor.email, firstName: actor.firstName });
  return keys;
}

/**
 * Erases the person and all that is theirs. In the history of others' projects their name is gone.
 * @throws DomainError PROJECT_IN_EXPLOITATION
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  const files = await inTransaction(deps.db, (tx) => eraseInTransaction(deps, tx, actor));
  await dropFiles(deps, files);
}
