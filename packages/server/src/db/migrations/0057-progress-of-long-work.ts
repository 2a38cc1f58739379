import { type Kysely, sql } from "kysely";

/** How far a worker is with what a request waits for, so that its page can tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table long_work add column progress jsonb").execute(db);
}
