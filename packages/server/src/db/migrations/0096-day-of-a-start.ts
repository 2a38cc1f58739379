import { type Kysely, sql } from "kysely";

/** The day that the grid operator confirmed for a start; starts of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table application_progress add column starts_on text check (starts_on ~ '^\\d{4}-\\d{2}-\\d{2}$')",
    )
    .execute(db);
}
