import { type Kysely, sql } from "kysely";

/**
 * The terms of sale and the fee that others took the place of: what held on the day on which somebody said yes to his price. Of
 * those replaced before this migration nothing is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table past_sales_terms (
    id bigint generated always as identity primary key,
    project_id uuid not null references project (id) on delete cascade,
    consumption_point_id uuid references consumption_point (id) on delete cascade,
    terms jsonb not null,
    written_at timestamptz not null,
    replaced_at timestamptz not null
  )`.execute(db);
  await sql`create index on past_sales_terms (project_id)`.execute(db);
  await sql`create index on past_sales_terms (consumption_point_id)`.execute(db);
  await sql`create table past_membership_fee (
    id bigint generated always as identity primary key,
    project_id uuid not null references project (id) on delete cascade,
    yearly double precision not null,
    once double precision not null,
    written_at timestamptz not null,
    replaced_at timestamptz not null
  )`.execute(db);
  await sql`create index on past_membership_fee (project_id)`.execute(db);
}
