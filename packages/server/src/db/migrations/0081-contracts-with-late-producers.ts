import { type Kysely, sql } from "kysely";

/**
 * A consumer signs a contract of its own with a producer who comes once he has signed: of his contracts one at most is not
 * signed by all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index document_of_consumer`.execute(db);
  await sql`create unique index document_of_consumer on document (project_id, consumption_point_id, kind)
    where superseded_at is null and consumption_point_id is not null
      and (kind <> 'salesContract' or status <> 'DONE')`.execute(db);
}
