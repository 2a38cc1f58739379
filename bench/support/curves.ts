import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../../packages/server/src/db/connect.ts";
import { inTransaction } from "../../packages/server/src/db/transaction.ts";
import { keepCurve } from "../../packages/server/src/features/study/curves/curve-store.ts";
import { householdWatts, yearStart } from "./readings.ts";

/** Different years, used in turn: encoding ten thousand would take minutes. */
const years = 20;

/**
 * A year of readings at 30 min, with its consent, for each consumer of an operation; the triggers' work is not done. The days of a
 * meter lie side by side, as the product writes them.
 */
export async function fillReadings(db: Database, url: string, projectId: string): Promise<void> {
  await sql`insert into sge_consent (consumption_point_id, account_id, holder_name, prm, text_version, text_hash, given_at,
      expires_at, ip, user_agent)
    select c.id, c.account_id, '', c.prm, '1', '', now(), now() + interval '1 year', '', ''
    from application a join consumption_point c on c.id = a.consumption_point_id where a.project_id = ${projectId}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`select consumption_point_id as id from application
    where project_id = ${projectId} order by consumption_point_id limit ${years}`.execute(db);
  for (const [seed, { id }] of rows.entries()) {
    const wh = Float64Array.from(householdWatts(30, seed + 1), (watts) => watts / 2);
    const curve = { prm: "", start: yearStart, stepMinutes: 30, wh, repaired: 0 };
    await inTransaction(db, (tx) => keepCurve(tx, { kind: "consumer", id }, curve, new Date()));
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query(
    `insert into load_curve (consumption_point_id, prm, starts_at, ends_at, step_minutes, watts_per_unit, points, repaired,
       energy_wh, received_at, erased_on)
     select point.id, first.prm, starts_at, ends_at, step_minutes, watts_per_unit, points, repaired, energy_wh, received_at, erased_on
     from (select consumption_point_id as id, row_number() over (order by consumption_point_id) - 1 as n
         from application where project_id = $1) point
       join (select *, row_number() over (order by consumption_point_id) - 1 as n from load_curve) first
         on first.n = point.n % $2 and point.n >= $2`,
    [projectId, years],
  );
  await client.query(
    `insert into load_curve_day (curve_id, day, erased_on, data)
     select curve.id, day.day, day.erased_on, day.data
     from (select id, row_number() over (order by consumption_point_id) - 1 as n from load_curve) curve
       join (select id, row_number() over (order by consumption_point_id) - 1 as n from load_curve
         order by consumption_point_id limit $1) first on first.n = curve.n % $1 and curve.n >= $1
       join load_curve_day day on day.curve_id = first.id
     order by curve.id, day.day`,
    [years],
  );
  await client.query("analyze");
  await client.end();
}
