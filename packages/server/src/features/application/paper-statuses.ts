import type { Applicant } from "@mec/api/application";
import type { Db } from "../../db/transaction.ts";
import { living } from "../document/scopes.ts";

export type PaperStatuses = Applicant["documents"];

/** The statuses of a point none of whose papers was sent. */
export const noPapers: PaperStatuses = { bulletin: null, accord: null, salesContract: null };

/** Where the papers of these points stand in a project, by point. */
export async function paperStatusesOf(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<Map<string, PaperStatuses>> {
  const rows = await db
    .selectFrom("document")
    .select(["consumption_point_id as pointId", "kind", "status"])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "in", pointIds)
    .where(living())
    .execute();
  const statuses = new Map<string, PaperStatuses>();
  for (const { pointId, kind, status } of rows) {
    if (pointId) statuses.set(pointId, { ...(statuses.get(pointId) ?? noPapers), [kind]: status });
  }
  return statuses;
}
