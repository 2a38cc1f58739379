import { type Kysely, sql } from "kysely";

/** A consumer's declaration that he retracts what he signed: when, under which name, and which documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column retraction jsonb`.execute(db);
}
