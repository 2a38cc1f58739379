import { type Kysely, sql } from "kysely";

/** The day on which an owner says that the agreement with the grid operator was signed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table annexe_details
    add column convention_on text check (convention_on ~ '^\\d{4}-\\d{2}-\\d{2}$')`.execute(db);
}
