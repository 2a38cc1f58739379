import { type Kysely, sql } from "kysely";

/** What the panels of a roof cost, in whole euros, as the quote says that its holder has; null for all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point add column quote_eur integer`.execute(db);
}
