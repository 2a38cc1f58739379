import { curveErasure } from "@mec/domain/study";
import { Migrator, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import * as migrations from "../src/db/migrations.ts";
import { turnCurveMonths } from "../src/features/study/curves/curve-months.ts";
import { findCurve } from "../src/features/study/curves/curve-store.ts";
import { encodeDay } from "../src/features/study/curves/day-codec.ts";
import { readCurves, readingsOf } from "../src/features/study/curves/stored-curve.ts";
import { emptyConnection } from "./database.ts";

const place = '{"label":"Rennes","postCode":"35000","city":"Rennes"}';
const oldPoint = "00000000-0000-4000-8000-000000000001";
const newPoint = "00000000-0000-4000-8000-000000000002";
const pointBeside = "00000000-0000-4000-8000-000000000003";

/** A day of quarter-hours in tenths of a watt, with a hole. */
const unitsOf = (day: number) =>
  Array.from({ length: 96 }, (_, step) => (step === 7 ? Number.NaN : day * 1000 + step));
const dayCount = 40;
const days = Array.from({ length: dayCount }, (_, day) => encodeDay(unitsOf(day)));

/** A meter with 40 days of readings, as they were kept before there were months. */
async function keepFormerCurve(
  { db }: Connection,
  id: string,
  { receivedAt, erasedAt }: { receivedAt: string; erasedAt: string },
): Promise<void> {
  await sql`insert into consumption_point (id, account_id, name, consumer_type, address, latitude, longitude,
      annual_consumption, prm, segment, created_at, updated_at)
    values (${id}, ${oldPoint}, 'Maison', 'individual', ${place}::jsonb, 48, -1, 4000, '12345678901234', 'C5', now(), now())`.execute(
    db,
  );
  await sql`insert into sge_consent (consumption_point_id, account_id, holder_name, prm, text_version, text_hash,
      given_at, expires_at, ip, user_agent)
    values (${id}, ${oldPoint}, 'Odile Martin', '12345678901234', '1', '', now(), now() + interval '1 year', '', '')`.execute(
    db,
  );
  await sql`with curve as (
      insert into load_curve (consumption_point_id, prm, starts_at, ends_at, step_minutes, watts_per_unit, points,
        repaired, missing, energy_wh, received_at, erased_at)
      values (${id}, '12345678901234', '2024-11-30T23:00:00Z', '2025-01-08T23:00:00Z', 15, 0.1, 3700, 3, 44, 1234.5,
        ${receivedAt}::timestamptz, ${erasedAt}::timestamptz)
      returning id)
    insert into load_curve_day (curve_id, day, data)
    select id, '2024-11-30'::date + (position - 1)::int, data
    from curve, unnest(${days}::bytea[]) with ordinality as days (data, position)`.execute(db);
}

describe("curves kept before there were months", () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await emptyConnection();
    const migrator = new Migrator({
      db: connection.db,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateTo("0045-project-filters");
    if (error) throw error;
    await sql`insert into account (id, email, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
      values (${oldPoint}, 'a@exemple.fr', '!', 'Odile', 'Martin', '1', now(), now())`.execute(connection.db);
    await keepFormerCurve(connection, oldPoint, {
      receivedAt: "2025-01-20T09:00:00Z",
      erasedAt: "2027-01-20T09:00:00Z",
    });
    await keepFormerCurve(connection, newPoint, {
      receivedAt: "2026-03-15T09:00:00Z",
      erasedAt: "2028-03-15T09:00:00Z",
    });
    await migrate(connection.db);
  }, 180_000);
  afterAll(() => connection.close());

  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const idOf = (id: string) => ({ kind: "consumer", id }) as const;
  const kept = (id: string) => findCurve(connection.db, idOf(id));

  it("are read as they were, byte by byte", async () => {
    const curve = (await readCurves(connection.db, [newPoint])).get(newPoint);
    if (!curve) throw new Error("the curve is lost");
    expect(curve.parts.map(({ bytes }) => Buffer.from(bytes))).toEqual([Buffer.concat(days)]);
    const { grid, values } = readingsOf(curve);
    expect(grid).toMatchObject({ start: Date.UTC(2024, 10, 30), stepMinutes: 15, length: dayCount * 96 });
    const factor = (0.1 * 15) / 60;
    const expected = Array.from({ length: dayCount }, (_, day) =>
      unitsOf(day).map((units) => units * factor),
    );
    expect([...values]).toEqual(expected.flat());
    expect(await kept(newPoint)).toEqual({
      prm: "12345678901234",
      from: "2024-11-30T23:00:00.000Z",
      to: "2025-01-08T23:00:00.000Z",
      stepMinutes: 15,
      points: 3700,
      energyKwh: 1.2345,
      repaired: 3,
      missing: 44,
      receivedAt: "2026-03-15T09:00:00.000Z",
      erasedAt: curveErasure(new Date("2026-03-15T09:00:00Z")).toISOString(),
    });
  });

  it("are read like any others when the former release keeps one beside this one", async () => {
    await keepFormerCurve(connection, pointBeside, {
      receivedAt: new Date().toISOString(),
      erasedAt: "2040-01-01T00:00:00Z",
    });
    const curves = await readCurves(connection.db, [newPoint, pointBeside]);
    expect(curves.get(pointBeside)?.parts).toEqual(curves.get(newPoint)?.parts);
    await sql`delete from load_curve where consumption_point_id = ${pointBeside}`.execute(connection.db);
  });

  it("are erased with their month, not with others'", async () => {
    await turnCurveMonths({ ...connection, log, now: () => new Date("2026-12-31T07:00:00Z") });
    expect(await kept(oldPoint)).toBeDefined();
    await turnCurveMonths({ ...connection, log, now: () => new Date("2027-01-01T07:00:00Z") });
    expect(await kept(oldPoint)).toBeUndefined();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from load_curve_day`.execute(connection.db);
    expect(rows).toEqual([{ count: dayCount }]);
  });

  it("go at once with the consent", async () => {
    await sql`update sge_consent set withdrawn_at = now() where consumption_point_id = ${newPoint}`.execute(
      connection.db,
    );
    expect(await kept(newPoint)).toBeUndefined();
    const { rows } = await sql`select day from load_curve_day`.execute(connection.db);
    expect(rows).toEqual([]);
  });
});
