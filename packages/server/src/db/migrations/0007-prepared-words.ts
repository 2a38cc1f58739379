import { type Kysely, sql } from "kysely";

/** A signed copy keeps the exact words that were signed, even if our models change afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table document add column words jsonb").execute(db);
}
