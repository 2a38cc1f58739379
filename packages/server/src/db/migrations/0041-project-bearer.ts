import { type Kysely, sql } from "kysely";

/** `projectStage` of the domain, kept in the project's row as the rest of its summary is. */
const stageOf = `create function refresh_project_stage(wanted uuid) returns void language plpgsql as $$
  declare
    found text;
  begin
    -- The lock first, in a statement of its own: the statuses are then read after the changes of whoever held it.
    perform 1 from project where id = wanted for no key update;
    select case
        when bool_or(status = 'EXPLOITATION') then 'running'
        when bool_or(status in ('SIGNATURE', 'SIGNED')) then 'papers'
        when bool_or(status = 'PROPOSAL') then 'study'
        else 'recruiting' end
      into found from application where project_id = wanted and status <> 'REJECTED' and ended_at is null;
    update project set stage = found where id = wanted and stage <> found;
  end $$`;

const stageOfRow = `create function refresh_project_stage_of_row() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform refresh_project_stage(old.project_id);
    else
      perform refresh_project_stage(new.project_id);
    end if;
    return null;
  end $$`;

/** Who stands behind a project, since when support has checked it, when it should start, and how far it has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table project
      add column bearer_kind text,
      add column bearer_name text,
      add column bearer_verified_at timestamptz,
      add column expected_start text,
      add column stage text not null default 'recruiting'`,
    stageOf,
    stageOfRow,
    `create trigger project_stage_of_application after insert or update of status, ended_at or delete on application
      for each row execute function refresh_project_stage_of_row()`,
    "select refresh_project_stage(id) from project",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
