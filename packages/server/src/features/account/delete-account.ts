import { deletionObstacle, participationObstacle } from "@mec/domain/account";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { dropFiles, keysGoingWith } from "../../meeting/stored-files.ts";
import { forgetSteps } from "../application/index.ts";
import { recordAudit } from "../audit/index.ts";
import { findBoundPlaces, findBoundProjects, isBoundBySigned } from "../document/deletion/reads.ts";
import { retractInTransaction } from "../signature/index.ts";
import { findCandidates, findOwnedProjects, findRunningPoints, lockForErasure } from "./deletion-store.ts";
import { deleteAccountRow } from "./store.ts";

type Erased = Pick<Actor, "id" | "email" | "emailVerified">;

interface ToTell {
  readonly email: string;
  readonly firstName: string;
  /** The places whose candidacies end, of who is bound by others of his; absent of all else. */
  readonly waiting?: string[];
}

/** Whom to tell that a project is deleted, once each: what is bound is told of it with what binds it, and its holder's other places here, by their names. */
async function findToTell(tx: Tx, projectId: string, ownerId: string): Promise<ToTell[]> {
  const places = await findBoundPlaces(tx, { projectId });
  const [bound, holders] = [
    new Set(places.map(({ pointId }) => pointId)),
    new Set(places.map(({ holderId }) => holderId)),
  ];
  const people = new Map<string, ToTell>();
  for (const { id, pointId, pointName, email, firstName } of await findCandidates(tx, projectId, ownerId)) {
    if (bound.has(pointId)) continue;
    const waiting = holders.has(id) ? [...(people.get(id)?.waiting ?? []), pointName] : undefined;
    people.set(id, { email, firstName, ...(waiting && { waiting }) });
  }
  return [...people.values()];
}

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
    const recipients = await findToTell(tx, project.id, actor.id);
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

/** The same, told to the person. */
async function eraseTold(deps: Deps, tx: Tx, actor: Actor): Promise<string[]> {
  const { email, firstName } = actor;
  await lockForErasure(tx, actor.id);
  const projects = await findBoundProjects(tx, actor.id);
  const isBound = projects.length > 0 || (await isBoundBySigned(tx, actor.id));
  const keys = await eraseInTransaction(deps, tx, actor);
  const nobody = { actorId: null, subjectId: null };
  await recordAudit(tx, { kind: "account-deleted", detail: {}, at: deps.now(), by: "person", ...nobody });
  await deps.queue.emit(tx, {
    type: "account-deleted",
    ...{ email, firstName, isBound },
    ...(projects.length > 0 && { projects }),
  });
  return keys;
}

/**
 * Erases the person and all that is theirs. Their name also disappears from the history of others' projects.
 * @throws DomainError PROJECT_IN_EXPLOITATION, SEALING_UNDER_WAY
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  await dropFiles(deps, await inTransaction(deps.db, (tx) => eraseTold(deps, tx, actor)));
}

/**
 * The same with what the person retracts, both or neither: a retraction never comes back, and an account may have to stay. Each is
 * answered, told and kept as on the page of its place.
 * @throws DomainError PROJECT_IN_EXPLOITATION, SEALING_UNDER_WAY; NOT_FOUND, NOTHING_TO_RETRACT, RETRACTION_OVER
 */
export async function retractAndDeleteAccount(
  deps: Deps,
  actor: Actor,
  applicationIds: readonly string[],
  origin: Origin,
): Promise<void> {
  const files = await inTransaction(deps.db, async (tx) => {
    await lockForErasure(tx, actor.id);
    for (const id of applicationIds)
      await retractInTransaction(deps, tx, id, { actor, origin, deletesAccount: true });
    await forgetSteps(tx, actor.id);
    return eraseTold(deps, tx, actor);
  });
  await dropFiles(deps, files);
}
