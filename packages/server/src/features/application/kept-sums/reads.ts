import type { AnnouncedSum, KeptSum } from "@mec/domain/study";
import type { Db } from "../../../db/transaction.ts";

/** What the holder was told that a price brings his place; null where that was not kept, and until he is told of a new one. */
export async function findKeptSum(
  db: Db,
  {
    projectId,
    pointId,
    proposedAt,
  }: { readonly projectId: string; readonly pointId: string; readonly proposedAt: string },
): Promise<KeptSum | null> {
  const rows = await db
    .selectFrom("application")
    .select("kept_sum as kept")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .execute();
  return rows.flatMap(({ kept }) => (kept && kept.at >= proposedAt ? kept : [])).at(0) ?? null;
}

/** What the project's page told the holder of a place when he applied; null where that was not kept. */
export async function findAnnouncedSum(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
): Promise<AnnouncedSum | null> {
  const row = await db
    .selectFrom("application")
    .select("announced_sum as announced")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", pointId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.announced ?? null;
}
