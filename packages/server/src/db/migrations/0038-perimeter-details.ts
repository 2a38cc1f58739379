import { type Kysely, sql } from "kysely";

/** What only its owner can say of a project's perimeter: what it rests on, and whose network it is in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table perimeter_details (
      project_id uuid primary key references project on delete cascade,
      details jsonb not null,
      updated_at timestamptz not null
    )`)
    .execute(db);
}
