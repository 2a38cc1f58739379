import type { Curve } from "@mec/api/study";
import type { Participant } from "@mec/domain/point";
import { curveErasure } from "@mec/domain/study";
import { type Selectable, sql } from "kysely";
import { pointColumn, toColumns } from "../../db/participant-columns.ts";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { hasValidConsent } from "../point/index.ts";
import { pointTable } from "../point/tables.ts";
import { encodeDay } from "./day-codec.ts";
import { startOfDay, stepsOfDay } from "./stored-curve.ts";

const minuteMs = 60_000;

/** Readings to be kept: Wh at each step from `start` on, NaN where there is none. */
export interface NewCurve {
  readonly prm: string;
  readonly start: Date;
  readonly stepMinutes: number;
  readonly wh: Float64Array;
  readonly repaired: number;
}

/** The units, in watts, in which the days' whole numbers may count: the first that loses nothing is used. */
const wattSteps = [1, 0.1, 0.01, 0.001] as const;

function wattsPerUnit({ wh, stepMinutes }: NewCurve): number {
  const wattsPerWh = 60 / stepMinutes;
  const isExact = (unit: number) =>
    wh.every((value) => {
      const units = (value * wattsPerWh) / unit;
      return Number.isNaN(value) || Math.abs(units - Math.round(units)) < 1e-6;
    });
  return wattSteps.find(isExact) ?? 0.001;
}

/** The readings as whole days in UTC, the steps before the first and after the last without a value. */
function daysOf(curve: NewCurve, unit: number): Buffer[] {
  const { wh, start, stepMinutes } = curve;
  const daySteps = stepsOfDay(stepMinutes);
  const before = Math.round((start.getTime() - startOfDay(start).getTime()) / (stepMinutes * minuteMs));
  const unitsPerWh = 60 / stepMinutes / unit;
  const count = Math.ceil((before + wh.length) / daySteps);
  return Array.from({ length: count }, (_, day) =>
    encodeDay(
      Array.from({ length: daySteps }, (__, step) => {
        const value = wh[day * daySteps + step - before] ?? Number.NaN;
        return Math.round(value * unitsPerWh);
      }),
    ),
  );
}

/** Whether the point's present meter has a valid consent; it then stays valid until the transaction ends. */
export async function lockValidConsent(tx: Tx, participant: Participant, now: Date): Promise<boolean> {
  const { kind, id } = participant;
  // The point first, then its consents: the order in which a change of meter locks them.
  await tx.selectFrom(pointTable[kind]).select("id").where("id", "=", id).forKeyShare().execute();
  await tx.selectFrom("sge_consent").select("id").where(pointColumn[kind], "=", id).forShare().execute();
  return hasConsent(tx, participant, now);
}

export async function hasConsent(db: Db, { kind, id }: Participant, now: Date): Promise<boolean> {
  const { rows } = await sql<{ valid: boolean }>`
    select ${hasValidConsent(kind, now)} as valid from ${sql.table(pointTable[kind])} where id = ${id}`.execute(
    db,
  );
  return rows[0]?.valid ?? false;
}

export async function findPrm(db: Db, { kind, id }: Participant): Promise<string> {
  const { prm } = await db
    .selectFrom(pointTable[kind])
    .select("prm")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return prm ?? "";
}

/** Keeps the readings of a point's meter in place of the former ones. */
export async function replaceCurve(
  tx: Tx,
  participant: Participant,
  curve: NewCurve,
  now: Date,
): Promise<void> {
  await deleteCurve(tx, participant);
  const { prm, start, stepMinutes, wh, repaired } = curve;
  const unit = wattsPerUnit(curve);
  const known = wh.filter((value) => !Number.isNaN(value));
  const { id } = await tx
    .insertInto("load_curve")
    .values({
      ...toColumns(participant),
      prm,
      starts_at: start,
      ends_at: new Date(start.getTime() + wh.length * stepMinutes * minuteMs),
      step_minutes: stepMinutes,
      watts_per_unit: unit,
      points: known.length,
      repaired,
      missing: wh.length - known.length,
      energy_wh: known.reduce((sum, value) => sum + value, 0),
      received_at: now,
      erased_at: curveErasure(now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertDays(tx, id, startOfDay(start), daysOf(curve, unit));
}

async function insertDays(tx: Tx, curveId: number, firstDay: Date, days: Buffer[]): Promise<void> {
  const first = firstDay.toISOString().slice(0, 10);
  await sql`
    insert into load_curve_day (curve_id, day, data)
    select ${curveId}, ${first}::date + (position - 1)::int, data
    from unnest(${days}::bytea[]) with ordinality as days (data, position)`.execute(tx);
}

export async function deleteCurve(db: Db, { kind, id }: Participant): Promise<void> {
  await db.deleteFrom("load_curve").where(pointColumn[kind], "=", id).execute();
}

type Row = Selectable<Schema["load_curve"]>;

const toCurve = (row: Row): Curve => ({
  prm: row.prm,
  from: row.starts_at.toISOString(),
  to: row.ends_at.toISOString(),
  stepMinutes: row.step_minutes,
  points: row.points,
  energyKwh: row.energy_wh / 1000,
  repaired: row.repaired,
  missing: row.missing,
  receivedAt: row.received_at.toISOString(),
  erasedAt: row.erased_at.toISOString(),
});

/** The readings kept of a point, if any. */
export async function findCurve(db: Db, { kind, id }: Participant): Promise<Curve | undefined> {
  const row = await db
    .selectFrom("load_curve")
    .selectAll()
    .where(pointColumn[kind], "=", id)
    .executeTakeFirst();
  return row && toCurve(row);
}
