import type { ApplicationProgress } from "@mec/domain/application";
import type { Db } from "../../db/transaction.ts";
import { historyOf } from "../point/index.ts";

/** An application as its two sides read it. */
export async function readApplication(db: Db, id: string): Promise<ApplicationProgress> {
  const row = await db
    .selectFrom("application")
    .select(["id", "project_id", "consumption_point_id", "production_point_id", "is_from_project_owner"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const histories = await historyOf(db, [id]);
  return {
    id: row.id,
    projectId: row.project_id,
    ...(row.consumption_point_id === null ? {} : { consumerId: row.consumption_point_id }),
    ...(row.production_point_id === null ? {} : { producerId: row.production_point_id }),
    isFromProjectOwner: row.is_from_project_owner,
    progress: histories.get(id) ?? [],
  };
}
