import { type Kysely, sql } from "kysely";

/** A signed copy says what was signed, word for word, even when our models say it otherwise by then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table document add column words jsonb").execute(db);
}
