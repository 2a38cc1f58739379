import { type Kysely, sql } from "kysely";

const online = "visibility and moderation_status <> 'hidden' and owner_confirmed";

/** What few projects have is found without reading them all, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create index project_online_types on project using gin (production_types) where ${online}`,
    `create index project_online_price on project (lowest_price) where ${online}`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
