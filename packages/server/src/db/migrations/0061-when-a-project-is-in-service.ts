import { type Kysely, sql } from "kysely";

/** A consumer in operation, and a plant that is connected: the project's own, or one in operation. Each is found by an index. */
const isShared = (project: string) => `exists (
    select from application where project_id = ${project}
      and status = 'EXPLOITATION' and ended_at is null and consumption_point_id is not null)
  and (exists (
    select from production_point plant where plant.project_id = ${project} and plant.prm is not null
      and not exists (
        select from application applied where applied.production_point_id = plant.id
          and applied.project_id = ${project} and applied.status <> 'REJECTED' and applied.ended_at is null))
    or exists (
      select from application applied join production_point plant on plant.id = applied.production_point_id
        where applied.project_id = ${project} and applied.status = 'EXPLOITATION' and applied.ended_at is null
          and plant.prm is not null))`;

/** `projectStage` of the domain, which one participant in operation does not take into service any more. */
const stageOf = `create or replace function refresh_project_stage(wanted uuid) returns void language plpgsql as $$
  declare
    former text;
    found text;
  begin
    -- The lock first, in a statement of its own: the statuses are then read after the changes of whoever held it.
    select stage into former from project where id = wanted for no key update;
    select case
        when (former = 'running' or not coalesce(bool_or(status = 'SIGNATURE'), false)) and ${isShared("wanted")}
          then 'running'
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
    // Projects before plants, as everybody takes them.
    "lock table project in exclusive mode",
    stageOf,
    stageOfPlant,
    `create trigger project_stage_of_plant after insert or update of project_id, prm or delete on production_point
      for each row execute function refresh_stage_of_plant()`,
    // What was said to be in service stays so while electricity is shared; who was in operation has signed.
    `update project set stage = 'papers' where stage = 'running' and not (${isShared("project.id")})`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
