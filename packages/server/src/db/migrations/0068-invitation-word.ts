import { type Kysely, sql } from "kysely";

/** The word that an owner adds to an invitation, which support reads when its recipient reports it; null without one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation add column word text`.execute(db);
}
