import { type Kysely, sql } from "kysely";

/**
 * What members paid when a holder read his price, or was last told, where that is no longer what they pay; null elsewhere. A
 * fee that only comes back to it is no news.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column read_dues jsonb`.execute(db);
}
