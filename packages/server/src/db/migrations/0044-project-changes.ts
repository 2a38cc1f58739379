import { type Kysely, sql } from "kysely";

/**
 * Which transaction changed which project, so that every node can ask for changes that it has not seen: an
 * earlier snapshot tells exactly which of these transactions it did not see, whenever they began. Listeners
 * are notified at the commit.
 */
const note = `create function note_changed_projects() returns trigger language plpgsql as $$
  begin
    insert into project_change (project_id) select id from changed;
    if found then
      perform pg_notify('project_change', '');
    end if;
    return null;
  end $$`;

/** A participant's place is no column of the project, and lists of who may join depend on it. */
const notePlace = `create function note_projects_of_place() returns trigger language plpgsql as $$
  begin
    insert into project_change (project_id)
      select project_id from application
      where consumption_point_id = new.id and status <> 'REJECTED' and ended_at is null
      union
      select project_id from application
      where production_point_id = new.id and status <> 'REJECTED' and ended_at is null;
    if found then
      perform pg_notify('project_change', '');
    end if;
    return null;
  end $$`;

const onStatement = (operation: "insert" | "update" | "delete", rows: "new" | "old") =>
  `create trigger project_change_of_${operation} after ${operation} on project
    referencing ${rows} table as changed for each statement execute function note_changed_projects()`;

const onPlace = (table: string) =>
  `create trigger project_change_of_place after update on ${table} for each row
    when (old.latitude is distinct from new.latitude or old.longitude is distinct from new.longitude)
    execute function note_projects_of_place()`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table project_change (
      id bigint generated always as identity primary key,
      transaction xid8 not null default pg_current_xact_id(),
      project_id uuid not null,
      at timestamptz not null default clock_timestamp()
    )`,
    "create index project_change_by_transaction on project_change (transaction)",
    "create index project_change_by_age on project_change (at)",
    note,
    notePlace,
    onStatement("insert", "new"),
    onStatement("update", "new"),
    onStatement("delete", "old"),
    onPlace("consumption_point"),
    onPlace("production_point"),
  ]) {
    await sql.raw(statement).execute(db);
  }
}
