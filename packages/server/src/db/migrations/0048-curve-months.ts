import { type Kysely, sql } from "kysely";

/** When what is received now is erased. */
const thisMonth = "((date_trunc('month', now() at time zone 'UTC') + interval '24 months')::date)";

/**
 * The former release writes no `erased_on`, and reads `erased_at` and `missing`: they have defaults until a later
 * release drops them. A part is what was received at once: its days lie together, and are erased together on the first
 * of a month.
 */
const parts = [
  `alter table load_curve add column erased_on date`,
  `update load_curve set erased_on = date_trunc('month', received_at at time zone 'UTC') + interval '24 months'`,
  `alter table load_curve_day rename to load_curve_day_unparted`,
  `alter table load_curve_day_unparted drop constraint load_curve_day_curve_id_fkey`,
  `alter table load_curve
    drop constraint load_curve_pkey,
    drop constraint load_curve_consumption_point_id_key,
    drop constraint load_curve_production_point_id_key,
    alter column erased_at set default now() + interval '24 months',
    alter column missing set default 0,
    alter column erased_on set default ${thisMonth},
    alter column erased_on set not null,
    add check (extract(day from erased_on) = 1),
    add primary key (id, erased_on)`,
  `create index load_curve_consumption_point on load_curve (consumption_point_id)`,
  `create index load_curve_production_point on load_curve (production_point_id)`,
  "drop index load_curve_erased",
  `create index load_curve_erased on load_curve (erased_on)`,
];

/** Each month is a table, apart from those that the operator grants rights to: who may use the whole may use them. */
const months = [
  `create schema load_curve_month`,
  `create table load_curve_day (
    curve_id integer not null,
    day date not null,
    erased_on date not null default ${thisMonth},
    data bytea not null,
    foreign key (curve_id, erased_on) references load_curve on delete cascade
  ) partition by list (erased_on)`,
  `alter table load_curve_day alter column data set storage external`,
  // They run with their owner's rights: the application's own role may not make or drop tables. Attaching, unlike making
  // a partition in one statement, waits for nobody who reads.
  `create function open_load_curve_month(wanted date) returns void language plpgsql security definer
    set search_path = pg_catalog, pg_temp as $$
    declare
      month text := to_char(wanted, 'YYYY-MM');
    begin
      if exists (select from pg_tables where schemaname = 'load_curve_month' and tablename = month) then return; end if;
      perform pg_advisory_xact_lock(7263402);
      -- Asked of the table: what is cached of names is not renewed by that lock.
      if exists (select from pg_tables where schemaname = 'load_curve_month' and tablename = month) then return; end if;
      execute format('create table load_curve_month.%I (like public.load_curve_day including storage, primary key (curve_id, day))', month);
      execute format('alter table public.load_curve_day attach partition load_curve_month.%I for values in (%L)', month, wanted);
    end $$`,
  // Whoever reads for long (a backup) keeps a month from being dropped, and all who wait behind the drop from reading:
  // it gives up soon, and says false.
  `create function drop_load_curve_months(today date) returns boolean language plpgsql security definer
    set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as $$
    declare
      month text;
    begin
      for month in select tablename from pg_tables
        where schemaname = 'load_curve_month' and tablename <= to_char(today, 'YYYY-MM')
      loop
        execute format('drop table if exists load_curve_month.%I', month);
      end loop;
      return true;
    exception when lock_not_available then
      return false;
    end $$`,
];

async function moveDays(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select distinct erased_on::text as month from load_curve order by 1`.execute(db);
  for (const { month } of rows) {
    await sql`select open_load_curve_month(${month}::date)`.execute(db);
    await sql`insert into load_curve_day (curve_id, day, erased_on, data)
      select curve_id, day, erased_on, data
      from load_curve_day_unparted join load_curve on load_curve.id = curve_id
      where erased_on = ${month}::date`.execute(db);
  }
  await sql`drop table load_curve_day_unparted`.execute(db);
}

/** The days of load curves lie in a partition for each month in which they are erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...parts, ...months]) await sql.raw(statement).execute(db);
  await moveDays(db);
  // For what the former release keeps beside this one.
  await sql.raw(`select open_load_curve_month(${thisMonth})`).execute(db);
}
