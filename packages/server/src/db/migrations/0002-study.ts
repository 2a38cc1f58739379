import { type Kysely, sql } from "kysely";

/**
 * Load curves, repartition keys and solar series. A curve is a row per meter, and a compact row per meter and day
 * (see load-curve/day-codec.ts) whose key is short, so that 100,000 meters stay practical.
 */
const statements = [
  `create table load_curve (
    id integer primary key generated always as identity,
    consumption_point_id uuid unique references consumption_point on delete cascade,
    production_point_id uuid unique references production_point on delete cascade,
    prm text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    step_minutes integer not null check (1440 % step_minutes = 0),
    watts_per_unit double precision not null check (watts_per_unit > 0),
    points integer not null,
    repaired integer not null,
    missing integer not null,
    energy_wh double precision not null,
    received_at timestamptz not null,
    erased_at timestamptz not null,
    check (num_nonnulls(consumption_point_id, production_point_id) = 1)
  )`,
  `create index load_curve_erased on load_curve (erased_at)`,
  `create table load_curve_day (
    curve_id integer not null references load_curve on delete cascade,
    day date not null,
    data bytea not null,
    primary key (curve_id, day)
  )`,
  // The bytes are dense already: compressing them would only cost time.
  `alter table load_curve_day alter column data set storage external`,
  // Whoever withdraws a consent, and however, the readings it allowed are gone with the same transaction.
  `create function erase_load_curve() returns trigger language plpgsql as $$
    begin
      delete from load_curve
        where consumption_point_id = new.consumption_point_id or production_point_id = new.production_point_id;
      return null;
    end $$`,
  `create trigger load_curve_of_withdrawn_consent after update of withdrawn_at on sge_consent for each row
    when (old.withdrawn_at is null and new.withdrawn_at is not null) execute function erase_load_curve()`,
  `create table repartition_design (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references project on delete cascade,
    repartition_key text not null check (repartition_key in ('static', 'dynamic-per-default', 'dynamic-simple', 'full-dynamic')),
    method jsonb not null,
    author_id uuid references account on delete set null,
    created_at timestamptz not null
  )`,
  `create index repartition_design_project on repartition_design (project_id, created_at desc)`,
  `create trigger repartition_design_append_only before update on repartition_design
    for each row when (old.method is distinct from new.method or old.created_at is distinct from new.created_at)
    execute function refuse_rewriting()`,
  `create table solar_series (
    place text primary key,
    asked_at timestamptz not null,
    watts_per_kwc bytea
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
