import { type Kysely, sql } from "kysely";

/** The last day on which a price may be accepted; prices proposed before this have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table application_progress add column price_until text check (price_until ~ '^\\d{4}-\\d{2}-\\d{2}$')",
    )
    .execute(db);
}
