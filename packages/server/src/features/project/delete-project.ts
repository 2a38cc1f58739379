import { boundProjectRefusal } from "@mec/domain/application";
import { mayBeDeleted } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { dropFiles, keysGoingWith } from "../../meeting/stored-files.ts";
import { live } from "../application/scopes.ts";
import { findObject, recordOwnAct } from "../audit/index.ts";
import { findBoundPlaces, isAnyoneBound } from "../document/deletion/reads.ts";
import { holdSigning } from "../document/reads.ts";
import { living } from "../document/scopes.ts";
import { holderOf } from "../point/scopes.ts";

const liveApplications = (db: Db, projectId: string) =>
  db.selectFrom("application").select(["id", "status"]).where("project_id", "=", projectId).where(live());

/** Whether nobody shares electricity in it, and nobody is bound by what all have signed, for a page that would offer to delete it. */
export async function isDeletable(db: Db, projectId: string): Promise<boolean> {
  const statuses = await liveApplications(db, projectId).clearSelect().select("status").distinct().execute();
  return mayBeDeleted(statuses.map(({ status }) => status)) && !(await isAnyoneBound(db, projectId));
}

/**
 * What all have signed in it binds who signed it, and is ended first. Its applications are locked, and nobody signs meanwhile.
 * @throws DomainError SIGNED_PAPERS_BIND
 */
async function refuseBinding(tx: Tx, projectId: string): Promise<void> {
  await holdSigning(tx, sql`project_id = ${projectId} and ${living()}`);
  const bound = await findBoundPlaces(tx, { projectId });
  if (bound.length > 0) throw new DomainError("SIGNED_PAPERS_BIND", boundProjectRefusal(bound.length));
}

/**
 * Locks the project, then the applications that end with it; none of them can change meanwhile. The order is
 * that of all code: see `lockPoint`.
 */
async function lockApplications(tx: Tx, projectId: string) {
  await tx.selectFrom("project").select("id").where("id", "=", projectId).forUpdate().execute();
  return liveApplications(tx, projectId).forUpdate().execute();
}

/** The people who applied, except the project's owner. */
async function findCandidates(tx: Tx, applicationIds: readonly string[], ownerId: string) {
  if (applicationIds.length === 0) return [];
  const people = await tx
    .selectFrom("application as a")
    .leftJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "a.production_point_id")
    .innerJoin("account", (join) => join.on("account.id", "=", holderOf("c", "p")))
    .select(["account.id", "account.email", "account.first_name"])
    .distinct()
    .where("a.id", "in", applicationIds)
    .where("account.id", "<>", ownerId)
    .execute();
  return people.map(({ email, first_name }) => ({ email, firstName: first_name }));
}

/**
 * Deletes a project; the people who applied are told.
 * @throws DomainError PROJECT_IN_EXPLOITATION, SIGNED_PAPERS_BIND, SEALING_UNDER_WAY.
 */
export async function deleteProject(deps: Deps, id: string, owner: { id: string }): Promise<void> {
  const keys = await inTransaction(deps.db, async (tx) => {
    const applications = await lockApplications(tx, id);
    if (!mayBeDeleted(applications.map(({ status }) => status))) {
      throw new DomainError(
        "PROJECT_IN_EXPLOITATION",
        "Ce projet est en exploitation\u00a0: il ne peut plus être supprimé.",
      );
    }
    await refuseBinding(tx, id);
    await tellOthers(deps, tx, { type: "deleting-projects", of: { projectId: id } });
    const applicationIds = applications.map((application) => application.id);
    const recipients = await findCandidates(tx, applicationIds, owner.id);
    const files = await keysGoingWith(deps, tx, { projectId: id });
    await tellOthers(deps, tx, { type: "deleting", what: { projectId: id } });
    const object = await findObject(tx, id);
    const project = await tx.deleteFrom("project").where("id", "=", id).returning("name").executeTakeFirst();
    if (!project) throw new DomainError("NOT_FOUND", "NOT_FOUND");
    await recordOwnAct(tx, {
      kind: "project-deleted",
      detail: {},
      accountId: owner.id,
      at: deps.now(),
      object,
    });
    await deps.queue.emit(tx, { type: "project-deleted", projectName: project.name, recipients });
    return files;
  });
  await dropFiles(deps, keys);
}
