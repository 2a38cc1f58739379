import type { OwnedProject } from "@mec/domain/account";
import type { Tx } from "../../db/transaction.ts";
import { inOperation, live, notLeft } from "../application/scopes.ts";
import { holderOf } from "../point/scopes.ts";

/** The applications to the person's projects, and those of the person's points. */
function applicationsAbout(tx: Tx, accountId: string) {
  return tx
    .selectFrom("application")
    .innerJoin("project", "project.id", "application.project_id")
    .leftJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "application.production_point_id")
    .where((where) =>
      where.or([
        where("project.account_id", "=", accountId),
        where("c.account_id", "=", accountId),
        where("p.account_id", "=", accountId),
      ]),
    );
}

/**
 * Locks what the erasure touches, so that none of it changes meanwhile: projects, then applications, before
 * the points, in the order of all code (see `lockPoint`).
 */
export async function lockForErasure(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom("project")
    .select("id")
    .where((where) =>
      where.or([
        where("account_id", "=", accountId),
        where("id", "in", applicationsAbout(tx, accountId).select("application.project_id")),
        where.exists(
          where
            .selectFrom("production_point")
            .select("production_point.id")
            .whereRef("production_point.project_id", "=", "project.id")
            .where("production_point.account_id", "=", accountId),
        ),
      ]),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  await applicationsAbout(tx, accountId)
    .select("application.id")
    .orderBy("application.id")
    .forUpdate("application")
    .execute();
}

export interface DoomedProject extends OwnedProject {
  readonly id: string;
}

/** The person's projects, with the status of each application that still binds its point. */
export async function findOwnedProjects(tx: Tx, accountId: string): Promise<DoomedProject[]> {
  const projects = await tx
    .selectFrom("project")
    .select(["id", "name"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  const applications = await tx
    .selectFrom("application")
    .innerJoin("project", "project.id", "application.project_id")
    .select(["application.project_id", "application.status"])
    .where("project.account_id", "=", accountId)
    .where(notLeft())
    .execute();
  return projects.map(({ id, name }) => ({
    id,
    name,
    statuses: applications.filter(({ project_id }) => project_id === id).map(({ status }) => status),
  }));
}

/** The person's points that take part in an operation under way. */
export async function findRunningPoints(tx: Tx, accountId: string): Promise<{ name: string }[]> {
  return tx
    .selectFrom("application")
    .leftJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "application.production_point_id")
    .select((select) => select.fn.coalesce("c.name", "p.name").$notNull().as("name"))
    .where((where) =>
      where.or([where("c.account_id", "=", accountId), where("p.account_id", "=", accountId)]),
    )
    .where(inOperation())
    .execute();
}

/** The places that applied to a project, or take part in it, with whom to tell that it is deleted. */
export async function findCandidates(
  tx: Tx,
  projectId: string,
  ownerId: string,
): Promise<{ id: string; pointId: string; pointName: string; email: string; firstName: string }[]> {
  return tx
    .selectFrom("application")
    .leftJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "application.production_point_id")
    .innerJoin("account", (join) => join.on("account.id", "=", holderOf("c", "p")))
    .select(["account.id", "account.email", "account.first_name as firstName"])
    .select(({ fn }) => [
      fn.coalesce("c.id", "p.id").$notNull().as("pointId"),
      fn.coalesce("c.name", "p.name").$notNull().as("pointName"),
    ])
    .where("application.project_id", "=", projectId)
    .where(live())
    .where("account.id", "<>", ownerId)
    .orderBy("application.created_at")
    .orderBy("application.id")
    .execute();
}
