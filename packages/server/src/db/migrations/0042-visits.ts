import { type Kysely, sql } from "kysely";

/** When a project's owner was last in its space, and on the visit before: what happened since is news to him. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table owner_visit (
      project_id uuid primary key references project on delete cascade,
      last_at timestamptz not null,
      former_at timestamptz
    )`,
    "create index application_progress_newest on application_progress (created_at desc)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
