import { type Kysely, sql } from "kysely";

/** How many workers began a work: one over which several died may be what they die of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw("alter table long_work add column takings integer not null default 0").execute(db);
}
