import { type Kysely, sql } from "kysely";

/** Street lights and signs burn while there is no sun, which no former answer said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumption_point drop constraint consumption_point_working_hours_check`.execute(db);
  await sql`alter table consumption_point add constraint consumption_point_working_hours_check
    check (working_hours in ('day', 'early', 'evening', 'night', 'always', 'term'))`.execute(db);
}
