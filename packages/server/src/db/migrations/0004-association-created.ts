import { type Kysely, sql } from "kysely";

/** Whether the association existed before the project; it may be said before the association is described. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pmo_creation (
    project_id uuid primary key references project on delete cascade,
    already_created boolean not null,
    updated_at timestamptz not null
  )`.execute(db);
}
