import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** The day on which the owner last said that a place was called for its dues in his project; null where he has not, or an earlier release kept no day. */
export async function findCalledOn(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom("owner_duty as done")
    .innerJoin("application as a", "a.id", "done.application_id")
    .select(sql<Date | null>`max(done.said_at)`.as("at"))
    .where("a.project_id", "=", projectId)
    .where("a.consumption_point_id", "=", pointId)
    .where("done.duty", "=", "call-dues")
    .executeTakeFirst();
  return row?.at ? dayInParis(row.at) : null;
}
