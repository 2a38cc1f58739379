import { type Kysely, sql } from "kysely";

/** Numbers each project, existing ones included: its short address is made from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column short_number integer not null unique generated always as identity`.execute(
    db,
  );
}
