import { type Kysely, sql } from "kysely";

/** When a business uses most of its electricity, as its holder says; null for homes, and for those of whom nobody asked it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumption_point add column working_hours text
    check (working_hours in ('day', 'early', 'always', 'term'))`.execute(db);
}
