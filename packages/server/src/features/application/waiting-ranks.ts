import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingOwner } from "./scopes.ts";

/** Places among those who wait for a project's owner, numbered once for each project, however many are asked for. */
const numbered = sql<number>`row_number() over (
  partition by application.project_id order by application.created_at, application.id)::int`;

/**
 * The places of those of these applications whose consumers came when the project was full and still wait for its owner. All
 * who wait for him are counted, the first to have applied first, but for his own points and those he invited.
 */
export async function waitingRanksOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const projects = db
    .selectFrom("application")
    .select("project_id")
    .where("id", "in", ids)
    .where("came_when_full", "=", true)
    .where(awaitingOwner());
  const waiting = db
    .selectFrom("application")
    .innerJoin("consumption_point as point", "point.id", "application.consumption_point_id")
    .innerJoin("project", "project.id", "application.project_id")
    .select(["application.id", "application.came_when_full", numbered.as("rank")])
    .where("application.project_id", "in", projects)
    .whereRef("point.account_id", "<>", "project.account_id")
    .where("application.invitation_id", "is", null)
    .where(awaitingOwner());
  const rows = await db
    .selectFrom(waiting.as("waiting"))
    .select(["id", "rank"])
    .where("came_when_full", "=", true)
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}
