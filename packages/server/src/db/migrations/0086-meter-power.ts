import { type Kysely, sql } from "kysely";

/** The power of a place's meter, kVA, once its holder told it; empty of who was never asked, or has a larger connection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumption_point add column meter_power smallint`.execute(db);
}
