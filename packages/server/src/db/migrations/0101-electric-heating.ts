import { type Kysely, sql } from "kysely";

/** Whether a home heats with electricity, as its holder says; null for a business, and where nobody said it, as of all homes so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumption_point add column electric_heating boolean`.execute(db);
}
