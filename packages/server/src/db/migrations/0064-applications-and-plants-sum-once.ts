import { type Kysely, sql } from "kysely";

/** In the order of their ids, so that two statements never wait for one another's projects. */
const refreshOfApplications = `create function refresh_projects_of_applications() returns trigger language plpgsql as $$
  declare
    concerned uuid[];
    wanted uuid;
  begin
    if tg_op = 'INSERT' then
      concerned := array(select project_id from after);
    elsif tg_op = 'DELETE' then
      concerned := array(select project_id from before);
    else
      concerned := array(select after.project_id from after join before using (id)
        where (after.status, after.ended_at) is distinct from (before.status, before.ended_at));
    end if;
    for wanted in select distinct id from unnest(concerned) as id order by id
    loop
      perform refresh_project_summary(wanted);
      perform refresh_project_stage(wanted);
    end loop;
    return null;
  end $$`;

/** A plant that applied elsewhere is not in that project's sums: once it has a meter, it counts in how far the project has come. */
const refreshOfPlants = `create function refresh_projects_of_plants() returns trigger language plpgsql as $$
  declare
    summed uuid[];
    applied uuid[] := '{}';
    wanted uuid;
  begin
    if tg_op = 'INSERT' then
      summed := array(select project_id from after);
    elsif tg_op = 'DELETE' then
      summed := array(select project_id from before);
    else
      summed := array(select project_id from after union select project_id from before);
      applied := array(select application.project_id from application
        join after on after.id = production_point_id
        join before on before.id = after.id
        where (after.project_id, after.prm) is distinct from (before.project_id, before.prm)
          and status <> 'REJECTED' and ended_at is null);
    end if;
    for wanted in select distinct id from unnest(summed || applied) as id where id is not null order by id
    loop
      if wanted = any(summed) then
        perform refresh_project_summary(wanted);
      end if;
      perform refresh_project_stage(wanted);
    end loop;
    return null;
  end $$`;

const rowsOf = {
  insert: "new table as after",
  update: "old table as before new table as after",
  delete: "old table as before",
};

/** Rows before and after a statement are known to a trigger of one operation only, and of no column by itself. */
const onStatements = (table: string, what: string) =>
  Object.entries(rowsOf).map(
    ([operation, rows]) => `create trigger projects_of_${what}_on_${operation} after ${operation} on ${table}
      referencing ${rows} for each statement execute function refresh_projects_of_${what}()`,
  );

/** A project is summed, and its stage found, once for a statement that changes many of its applications or plants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    refreshOfApplications,
    refreshOfPlants,
    "drop trigger project_of_application on application",
    "drop trigger project_stage_of_application on application",
    "drop trigger project_of_production_point on production_point",
    "drop trigger project_stage_of_plant on production_point",
    "drop function refresh_project_stage_of_row()",
    "drop function refresh_stage_of_plant()",
    ...onStatements("application", "applications"),
    ...onStatements("production_point", "plants"),
  ]) {
    await sql.raw(statement).execute(db);
  }
}
