import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Paper } from "../../documents/papers/paper.ts";
import { paperData } from "../../encryption/index.ts";

export interface SaidPaper {
  readonly documentId: string;
  readonly projectId: string;
  readonly consumptionPointId: string | null;
  readonly paper: Paper;
}

/**
 * The content of some papers, as it was kept when they were sent; without those whose participant was deleted
 * since.
 */
export async function findSaidPapers(db: Db, documentIds: readonly string[]): Promise<SaidPaper[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom("document")
    .select([
      "id as documentId",
      "project_id as projectId",
      "consumption_point_id as consumptionPointId",
      sql<Paper | null>`data`.as("paper"),
    ])
    .where("id", "in", documentIds)
    .execute();
  return rows.flatMap(({ paper, ...row }) =>
    paper ? [{ ...row, paper: paperData.open(row.documentId, paper) }] : [],
  );
}
