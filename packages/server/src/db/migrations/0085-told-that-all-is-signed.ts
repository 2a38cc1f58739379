import { type Kysely, sql } from "kysely";

/** When a consumer was told that all his documents are signed; empty of who was told before this migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column signed_told_at timestamptz`.execute(db);
}
