import { type Kysely, sql } from "kysely";

/** When the last backup was made: one row, which every node tells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table last_backup (
        is_only boolean primary key default true check (is_only),
        made_at timestamptz not null
      )`,
    )
    .execute(db);
}
