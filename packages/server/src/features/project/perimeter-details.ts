import { initialPerimeterDetails, type PerimeterDetails } from "@mec/domain/project";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** What the owner said of his project's perimeter, or what holds while he said nothing. */
export async function findPerimeterDetails(db: Db, projectId: string): Promise<PerimeterDetails> {
  const row = await db
    .selectFrom("perimeter_details")
    .select("details")
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return { ...initialPerimeterDetails, ...row?.details };
}

/** Those of some projects whose owners say that all their points stand behind one substation. */
export async function findBehindOneSubstation(db: Db, projectIds: readonly string[]): Promise<Set<string>> {
  if (projectIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("perimeter_details")
    .select("project_id")
    .where("project_id", "in", projectIds)
    .where(sql<boolean>`(details->>'isBehindOneSubstation')::boolean`)
    .execute();
  return new Set(rows.map((row) => row.project_id));
}

/** Whoever saves last is right. */
export async function savePerimeterDetails(
  { db, now }: Deps,
  projectId: string,
  given: PerimeterDetails,
): Promise<PerimeterDetails> {
  const details = JSON.stringify(given);
  await db
    .insertInto("perimeter_details")
    .values({ project_id: projectId, details, updated_at: now() })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet({ details, updated_at: now() }))
    .execute();
  return given;
}
