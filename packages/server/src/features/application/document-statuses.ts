import type { Applicant } from "@mec/api/application";
import type { Db } from "../../db/transaction.ts";
import { living } from "../document/scopes.ts";

export type DocumentStatuses = Applicant["documents"];

/** The statuses of a point none of whose documents was sent. */
export const noDocuments: DocumentStatuses = { bulletin: null, accord: null, salesContract: null };

/** The statuses of the documents of these points in a project, by point. */
export async function documentStatusesOf(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<Map<string, DocumentStatuses>> {
  const rows = await db
    .selectFrom("document")
    .select(["consumption_point_id as pointId", "kind", "status"])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "in", pointIds)
    .where(living())
    // Of several contracts of one consumer the last is shown.
    .orderBy("created_at")
    .execute();
  const statuses = new Map<string, DocumentStatuses>();
  for (const { pointId, kind, status } of rows) {
    if (pointId) statuses.set(pointId, { ...(statuses.get(pointId) ?? noDocuments), [kind]: status });
  }
  return statuses;
}
