import { type Kysely, sql } from "kysely";

/** Which process does the work of an Idempotency-Key: once it is over, another request need not wait for the lease's end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table idempotency_key add column holder text").execute(db);
}
