import { type Kysely, sql } from "kysely";

/** In the order of their ids, so that two statements never wait for one another's projects. */
const refreshOfConsumers = `create function refresh_projects_of_consumers() returns trigger language plpgsql as $$
  declare
    wanted uuid;
  begin
    for wanted in
      select distinct project_id from application
        join after on after.id = consumption_point_id
        join before on before.id = after.id
      where after.annual_consumption is distinct from before.annual_consumption
        and status <> 'REJECTED' and ended_at is null
      order by project_id
    loop
      perform refresh_project_summary(wanted);
    end loop;
    return null;
  end $$`;

/**
 * A project is summed once for a statement that changes many of its consumers, not once for each: that was the square of
 * their number. Invitations are listed by their moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    refreshOfConsumers,
    "drop trigger projects_of_consumer on consumption_point",
    "drop function refresh_projects_of_consumer()",
    `create trigger projects_of_consumers after update on consumption_point
      referencing old table as before new table as after
      for each statement execute function refresh_projects_of_consumers()`,
    "create index invitation_by_moment on invitation (project_id, created_at)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}
