import type { RepartitionKey } from "@mec/domain/project";
import type { RepartitionDesign } from "@mec/domain/study";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import type { Db, Tx } from "../../db/transaction.ts";

export interface DesignRow {
  readonly id: string;
  readonly design: RepartitionDesign;
  readonly createdAt: string;
  readonly author: string | null;
}

function selectDesigns(db: Db, projectId: string) {
  return db
    .selectFrom("repartition_design as d")
    .leftJoin("account as a", "a.id", "d.author_id")
    .select([
      "d.id",
      "d.repartition_key",
      "d.method",
      "d.created_at",
      "a.first_name as firstName",
      "a.last_name as lastName",
    ])
    .where("d.project_id", "=", projectId)
    .orderBy("d.created_at", "desc")
    .orderBy("d.id");
}

type Row = Awaited<ReturnType<ReturnType<typeof selectDesigns>["executeTakeFirstOrThrow"]>>;

const toDesign = (row: Row): DesignRow => ({
  id: row.id,
  design: { key: row.repartition_key, method: row.method },
  createdAt: row.created_at.toISOString(),
  author: row.firstName === null ? null : `${row.firstName} ${row.lastName}`,
});

/** The keys that the owner chose, newest first. */
export async function findDesigns(db: Db, projectId: string, { limit, offset }: Part): Promise<DesignRow[]> {
  return (await selectDesigns(db, projectId).limit(limit).offset(offset).execute()).map(toDesign);
}

export const countDesigns = (db: Db, projectId: string): Promise<number> =>
  countRows(db.selectFrom("repartition_design").where("project_id", "=", projectId));

/** The newest design of each key that has one. */
export async function findNewestDesigns(
  db: Db,
  projectId: string,
): Promise<Map<RepartitionKey, RepartitionDesign>> {
  const newest = new Map<RepartitionKey, RepartitionDesign>();
  for (const { design } of (await selectDesigns(db, projectId).execute()).map(toDesign)) {
    if (!newest.has(design.key)) newest.set(design.key, design);
  }
  return newest;
}

export interface NewDesign {
  readonly projectId: string;
  readonly design: RepartitionDesign;
  readonly authorId: string;
  readonly now: Date;
}

/** Adds a design to the history. */
export async function insertDesign(tx: Tx, { projectId, design, authorId, now }: NewDesign): Promise<string> {
  const { id } = await tx
    .insertInto("repartition_design")
    .values({
      project_id: projectId,
      repartition_key: design.key,
      method: JSON.stringify(design.method),
      author_id: authorId,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
