import { type Kysely, sql } from "kysely";

/**
 * When an owner said a duty done, and for which day it had been before, so that he may take his last press back; null of what was said
 * before this, or by the former release. And the same of the owner's own plants, which no application accepts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table owner_duty add column said_at timestamptz, add column former text`.execute(db);
  await sql`create table plant_duty (
    production_point_id uuid not null references production_point (id) on delete cascade,
    duty text not null check (duty = 'call-dues'),
    done_for text not null,
    said_at timestamptz,
    former text,
    primary key (production_point_id, duty)
  )`.execute(db);
}
