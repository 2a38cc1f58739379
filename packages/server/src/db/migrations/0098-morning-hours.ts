import { type Kysely, sql } from "kysely";

/** Ovens that stay hot from the night until noon, which no former answer said. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consumption_point drop constraint consumption_point_working_hours_check`.execute(db);
  await sql`alter table consumption_point add constraint consumption_point_working_hours_check
    check (working_hours in ('day', 'early', 'morning', 'evening', 'night', 'always', 'term'))`.execute(db);
}
