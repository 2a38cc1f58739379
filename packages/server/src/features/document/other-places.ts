import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { takingPart } from "../application/scopes.ts";

/** The names of the same person's other places that take part in a project, the first that came first. */
export async function findOtherPlaces(db: Db, projectId: string, pointId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("consumption_point as point", "point.id", "a.consumption_point_id")
    .select("point.name")
    .where("a.project_id", "=", projectId)
    .where("point.id", "<>", pointId)
    .where(
      sql<boolean>`point.account_id = (select own.account_id from consumption_point own where own.id = ${pointId})`,
    )
    .where(takingPart("a"))
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute();
  return rows.map(({ name }) => name);
}
