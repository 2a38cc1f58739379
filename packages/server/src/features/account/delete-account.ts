import { deletionObstacle, participationObstacle } from "@mec/domain/account";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { dropFiles, keysGoingWith } from "../../meeting/stored-files.ts";
import { recordAudit } from "../audit/index.ts";
import { findCandidates, findOwnedProjects, findRunningPoints, lockForErasure } from "./deletion-store.ts";
import { deleteAccountRow } from "./store.ts";

type Erased = Pick<Actor, "id" | "email" | "emailVerified">;

/**
 * Erases the person in a transaction.
 * @returns the keys of the files that then belong to nobody: see `dropFiles`.
 * @throws DomainError PROJECT_IN_EXPLOITATION, SEALING_UNDER_WAY
 */
export async function eraseInTransaction(deps: Deps, tx: Tx, actor: Erased): Promise<string[]> {
  await lockForErasure(tx, actor.id);
  const projects = await findOwnedProjects(tx, actor.id);
  const obstacle = deletionObstacle(projects) ?? participationObstacle(await findRunningPoints(tx, actor.id));
  if (obstacle) throw obstacle;
  await tellOthers(deps, tx, { type: "deleting-projects", of: { accountId: actor.id } });
  for (const project of projects) {
    const recipients = await findCandidates(tx, project.id, actor.id);
    await deps.queue.emit(tx, { type: "project-deleted", projectName: project.name, recipients });
  }
  const what = { accountId: actor.id };
  const keys = await keysGoingWith(deps, tx, what);
  await tellOthers(deps, tx, { type: "deleting", what });
  for (const { byEmail, erase } of deps.meeting.personalData) {
    // An address never confirmed may be somebody else's, and so may the data known by it.
    if (actor.emailVerified) await byEmail?.erase?.(tx, actor.email);
    await erase?.(tx, actor.id);
  }
  await deleteAccountRow(tx, actor.id);
  return keys;
}

/**
 * Erases the person and all that is theirs. Their name also disappears from the history of others' projects.
 * @throws DomainError PROJECT_IN_EXPLOITATION, SEALING_UNDER_WAY
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  const { email, firstName } = actor;
  const files = await inTransaction(deps.db, async (tx) => {
    const keys = await eraseInTransaction(deps, tx, actor);
    const nobody = { actorId: null, subjectId: null };
    await recordAudit(tx, { kind: "account-deleted", detail: {}, at: deps.now(), by: "person", ...nobody });
    await deps.queue.emit(tx, { type: "account-deleted", email, firstName });
    return keys;
  });
  await dropFiles(deps, files);
}
