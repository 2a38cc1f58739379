import type { Surplus } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

/** Who buys what sharing leaves of a plant, where the annex of its project names him. */
export async function findSurplusBuyer(db: Db, projectId: string, pointId: string): Promise<string | null> {
  const row = await db
    .selectFrom("annexe_details")
    .select(sql<Surplus | null>`details->'surplus'->${pointId}::text`.as("surplus"))
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row?.surplus?.kind === "buyer" ? row.surplus.buyer : null;
}
