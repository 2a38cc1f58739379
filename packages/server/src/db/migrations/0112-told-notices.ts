import { type Kysely, sql } from "kysely";

/** What was last told of an owner's notice, against which what stands in a moment is told: those that run were told as they were given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application add column notice_told text`.execute(db);
  await sql`update application set notice_told = departure->>'settledFor'
    where ended_at is null and departure->>'isOwners' = 'true'`.execute(db);
}
