import { type Kysely, sql } from "kysely";

/**
 * What a holder was told that the newest price brings him: worked out again it would move with who takes part and what they consume.
 * Null of prices of before, of which it is worked out as it was. And what the project's page told him when he applied, of its announced
 * price, which the price that he is sent is compared with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column kept_sum jsonb, add column announced_sum jsonb`.execute(db);
}
