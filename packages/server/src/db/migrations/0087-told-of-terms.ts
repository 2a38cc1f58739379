import { type Kysely, sql } from "kysely";

/**
 * When a consumer was last told that the terms of sale were written after his price. What was written before this migration
 * stands on his page alone: nobody is written to of it because somebody else's terms change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column terms_told_at timestamptz`.execute(db);
  await sql`update application set terms_told_at = now()`.execute(db);
}
