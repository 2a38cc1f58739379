import { type Kysely, sql } from "kysely";

/** `projectStage` of the domain, which one participant in operation does not take into service any more. */
const stageOf = `create or replace function refresh_project_stage(wanted uuid) returns void language plpgsql as $$
  declare
    former text;
    found text;
  begin
    -- The lock first, in a statement of its own: the statuses are then read after the changes of whoever held it.
    select stage into former from project where id = wanted for no key update;
    select case
        when coalesce(bool_or(status = 'EXPLOITATION' and consumption_point_id is not null), false)
          and exists (
            select from production_point plant
            left join application applied on applied.production_point_id = plant.id
              and applied.project_id = wanted and applied.status <> 'REJECTED' and applied.ended_at is null
            where plant.prm is not null
              and (applied.status = 'EXPLOITATION' or (applied.id is null and plant.project_id = wanted)))
          and (former = 'running' or not bool_or(status = 'SIGNATURE')) then 'running'
        when bool_or(status in ('SIGNATURE', 'SIGNED', 'EXPLOITATION')) then 'papers'
        when bool_or(status = 'PROPOSAL') then 'study'
        else 'recruiting' end
      into found from application where project_id = wanted and status <> 'REJECTED' and ended_at is null;
    update project set stage = found where id = wanted and stage <> found;
  end $$`;

const stageOfPlant = `create function refresh_stage_of_plant() returns trigger language plpgsql as $$
  begin
    perform refresh_project_stage(id) from project
      where id in (
        select old.project_id where tg_op <> 'INSERT'
        union select new.project_id where tg_op <> 'DELETE'
        union select project_id from application
          where production_point_id = coalesce(new.id, old.id) and status <> 'REJECTED' and ended_at is null)
      order by id;
    return null;
  end $$`;

/** The plants count too: electricity is shared by one at least, which is connected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    stageOf,
    stageOfPlant,
    `create trigger project_stage_of_plant after insert or update of project_id, prm or delete on production_point
      for each row execute function refresh_stage_of_plant()`,
    // What was said to be in service stays so while electricity is shared.
    "select refresh_project_stage(id) from project",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
