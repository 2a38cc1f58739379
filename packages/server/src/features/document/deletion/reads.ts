import type { BoundProject } from "@mec/domain/application";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { holderOf } from "../../point/scopes.ts";
import { concluded } from "../../signature/scopes.ts";
import { living, sellers } from "../scopes.ts";

/** A place in a project, for which all have signed what binds its holder and others. */
export interface BoundPlace {
  readonly projectId: string;
  readonly projectName: string;
  readonly pointId: string;
  readonly holderId: string;
}

/** A contract by which somebody else than this project's owner sells. */
const soldByOthers = sql<SqlBool>`(document.kind = 'salesContract' and exists (
  select from production_point plant where plant.account_id <> project.account_id and ${sellers} ? plant.id::text))`;

type Where = { readonly projectId: string } | { readonly ownerId: string };

const bound = (db: Db, of: Where) =>
  db
    .selectFrom("document")
    .innerJoin("project", "project.id", "document.project_id")
    .leftJoin("consumption_point as c", "c.id", "document.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "document.production_point_id")
    .where(
      "projectId" in of
        ? sql<SqlBool>`project.id = ${of.projectId}`
        : sql<SqlBool>`project.account_id = ${of.ownerId}`,
    )
    .where(living())
    .where(concluded("document"))
    .where(sql<SqlBool>`(${holderOf("c", "p")} <> project.account_id or ${soldByOthers})`);

/** Whether anybody is: no more is read than the first. */
export const isAnyoneBound = async (db: Db, projectId: string): Promise<boolean> =>
  (await bound(db, { projectId }).select("document.id").limit(1).executeTakeFirst()) !== undefined;

/** The places that are bound in a project, or in those of an account, with somebody else than its owner. */
export function findBoundPlaces(db: Db, of: Where): Promise<BoundPlace[]> {
  return bound(db, of)
    .select(["project.id as projectId", "project.name as projectName"])
    .select(({ fn }) => fn.coalesce("c.id", "p.id").$notNull().as("pointId"))
    .select(holderOf("c", "p").$castTo<string>().as("holderId"))
    .distinct()
    .orderBy("projectName")
    .orderBy("projectId")
    .execute();
}

/** The projects of an account in which others are bound, each with how many places they are. */
export async function findBoundProjects(db: Db, ownerId: string): Promise<BoundProject[]> {
  const projects = new Map<string, BoundProject>();
  for (const { projectId, projectName } of await findBoundPlaces(db, { ownerId })) {
    const { people } = projects.get(projectId) ?? { people: 0 };
    projects.set(projectId, { projectName, people: people + 1 });
  }
  return [...projects.values()];
}

/** Whether all have signed a living document of one of this person's places. */
export async function isBoundBySigned(db: Db, holderId: string): Promise<boolean> {
  const bound = await db
    .selectFrom("document")
    .leftJoin("consumption_point as c", "c.id", "document.consumption_point_id")
    .leftJoin("production_point as p", "p.id", "document.production_point_id")
    .select("document.id")
    .where(sql<SqlBool>`${holderOf("c", "p")} = ${holderId}`)
    .where(living())
    .where(concluded("document"))
    .limit(1)
    .executeTakeFirst();
  return bound !== undefined;
}
