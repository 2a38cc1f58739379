import { type Kysely, sql } from "kysely";

/** Whether a plant is still to be laid or connected, as its holder says; null for those of whom nobody asked it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table production_point add column is_planned boolean`.execute(db);
}
