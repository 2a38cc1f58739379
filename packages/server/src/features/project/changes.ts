import { sql } from "kysely";
import type { Channel } from "../../db/listening.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** A snapshot: which transactions are committed at a moment, as PostgreSQL writes it. */
export type Snapshot = string;

/** The channel that announces each commit which changed a project. */
export const projectChannel: Channel = "project_change";

/** Changes are kept for a day: a process that has not asked for half a day reads everything again. */
const keptHours = 24;
export const longestAwayMs = 12 * 3600 * 1000;

const notSeenIn = (known: Snapshot) =>
  sql`transaction >= pg_snapshot_xmin(${known}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${known}::pg_snapshot)`;

export async function readSnapshot(db: Db): Promise<Snapshot> {
  const { rows } = await sql<{ now: Snapshot }>`select pg_current_snapshot()::text as now`.execute(db);
  return rows[0]?.now ?? "";
}

/** Whether a project changed after the snapshot `known`, and the snapshot of this question. */
export async function hasChangedSince(
  db: Db,
  known: Snapshot,
): Promise<{ hasChanged: boolean; now: Snapshot }> {
  const { rows } = await sql<{ hasChanged: boolean; now: Snapshot }>`
    select exists (select from project_change where ${notSeenIn(known)}) as "hasChanged",
      pg_current_snapshot()::text as now`.execute(db);
  return rows[0] ?? { hasChanged: true, now: known };
}

/**
 * The projects that changed after the snapshot `known`, at most `most`, and the snapshot of this question.
 */
export async function changedSince(
  db: Db,
  known: Snapshot,
  most: number,
): Promise<{ ids: string[]; now: Snapshot }> {
  const { rows } = await sql<{ ids: string[] | null; now: Snapshot }>`
    select array(select distinct project_id from project_change where ${notSeenIn(known)} limit ${most}) as ids,
      pg_current_snapshot()::text as now`.execute(db);
  return { ids: rows[0]?.ids ?? [], now: rows[0]?.now ?? known };
}

/** What a project announces leaves out the plant of who asks to leave: its row is written as it stands, by which kept answers are read anew. */
export async function announceAnew(tx: Tx, applicationId: string): Promise<void> {
  await tx
    .updateTable("project")
    .set(({ ref }) => ({ name: ref("name") }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("application")
        .select("project_id")
        .where("application.id", "=", applicationId)
        .where("production_point_id", "is not", null),
    )
    .execute();
}

/** Erases the changes that are older than any process still asks for. */
export async function eraseOldChanges({ db }: Pick<Deps, "db">): Promise<void> {
  await sql`delete from project_change where at < now() - ${`${keptHours} hours`}::interval`.execute(db);
}
