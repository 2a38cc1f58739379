import type { Curve } from "@mec/api/study";
import type { Participant } from "@mec/domain/point";
import { areAdded, curveErasure, type ReadingsPeriod } from "@mec/domain/study";
import { type Selectable, sql } from "kysely";
import { pointColumn, toColumns } from "../../../db/participant-columns.ts";
import type { Schema } from "../../../db/schema.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import { hasValidConsent } from "../../point/index.ts";
import { pointTable } from "../../point/tables.ts";
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

/**
 * Whether the point's present meter has a valid consent; it then stays valid until the transaction ends, and nobody
 * else keeps readings of it meanwhile.
 */
export async function lockValidConsent(tx: Tx, participant: Participant, now: Date): Promise<boolean> {
  const { kind, id } = participant;
  // The point first, then its consents: the order in which a change of meter locks them.
  await tx.selectFrom(pointTable[kind]).select("id").where("id", "=", id).forNoKeyUpdate().execute();
  await tx.selectFrom("sge_consent").select("id").where(pointColumn[kind], "=", id).forShare().execute();
  return (await findReadablePrm(tx, participant, now)) !== null;
}

/** The number of the point's meter, when its holder has validly consented to its being read; else null. */
export async function findReadablePrm(db: Db, { kind, id }: Participant, now: Date): Promise<string | null> {
  const meter = await db
    .selectFrom(pointTable[kind])
    .select("prm")
    .where("id", "=", id)
    .where(hasValidConsent(kind, now))
    .executeTakeFirst();
  return meter?.prm ?? null;
}

const dayText = (moment: Date): string => moment.toISOString().slice(0, "2026-03-29".length);

const periodOf = ({ prm, start, stepMinutes, wh }: NewCurve): ReadingsPeriod => ({
  prm,
  stepMinutes,
  from: start,
  to: new Date(start.getTime() + wh.length * stepMinutes * minuteMs),
});

/**
 * Keeps the readings of a point's meter: beside the former ones where they go on from them, in their place
 * otherwise. What is kept already is never written again.
 */
export async function keepCurve(tx: Tx, participant: Participant, curve: NewCurve, now: Date): Promise<void> {
  const erasedOn = dayText(curveErasure(now));
  // Before any lock on the curves: making a month's partition waits for whoever is writing them.
  await openMonth(tx, erasedOn);
  const kept = periodOfParts(await findParts(tx, participant));
  if (kept && !areAdded(periodOf(curve), kept)) await deleteCurve(tx, participant);
  await insertPart(tx, participant, curve, { now, erasedOn });
}

/** Makes sure that what is erased on this day, the first of a month, has a place. */
const openMonth = (db: Db, erasedOn: string) =>
  sql`select open_load_curve_month(${erasedOn}::date)`.execute(db);

/** Makes room for the readings that are received next month, before anybody sends them. */
export function openNextMonth(db: Db, now: Date): Promise<unknown> {
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return openMonth(db, dayText(curveErasure(nextMonth)));
}

async function insertPart(
  tx: Tx,
  participant: Participant,
  curve: NewCurve,
  { now, erasedOn }: { now: Date; erasedOn: string },
): Promise<void> {
  const { prm, from, to, stepMinutes } = periodOf(curve);
  const unit = wattsPerUnit(curve);
  const known = curve.wh.filter((value) => !Number.isNaN(value));
  const { id } = await tx
    .insertInto("load_curve")
    .values({
      ...toColumns(participant),
      prm,
      starts_at: from,
      ends_at: to,
      step_minutes: stepMinutes,
      watts_per_unit: unit,
      points: known.length,
      repaired: curve.repaired,
      energy_wh: known.reduce((sum, value) => sum + value, 0),
      received_at: now,
      erased_on: erasedOn,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    insert into load_curve_day (curve_id, day, erased_on, data)
    select ${id}, ${dayText(from)}::date + (position - 1)::int, ${erasedOn}::date, data
    from unnest(${daysOf(curve, unit)}::bytea[]) with ordinality as days (data, position)`.execute(tx);
}

export async function deleteCurve(db: Db, { kind, id }: Participant): Promise<void> {
  await db.deleteFrom("load_curve").where(pointColumn[kind], "=", id).execute();
}

type Part = Selectable<Schema["load_curve"]>;

/** What was received of a point's meter, in the order of its readings. */
const findParts = (db: Db, { kind, id }: Participant): Promise<Part[]> =>
  db.selectFrom("load_curve").selectAll().where(pointColumn[kind], "=", id).orderBy("starts_at").execute();

function periodOfParts(parts: readonly Part[]): ReadingsPeriod | undefined {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return undefined;
  return { prm: last.prm, stepMinutes: last.step_minutes, from: first.starts_at, to: last.ends_at };
}

const sumOf = (parts: readonly Part[], column: "points" | "repaired" | "energy_wh"): number =>
  parts.reduce((sum, part) => sum + part[column], 0);

/** The readings kept of a point, if any. */
export async function findCurve(db: Db, participant: Participant): Promise<Curve | undefined> {
  const parts = await findParts(db, participant);
  const period = periodOfParts(parts);
  if (!period) return undefined;
  const { prm, from, to, stepMinutes } = period;
  const received = parts.map(({ received_at }) => received_at.getTime());
  const points = sumOf(parts, "points");
  return {
    prm,
    from: from.toISOString(),
    to: to.toISOString(),
    stepMinutes,
    points,
    energyKwh: sumOf(parts, "energy_wh") / 1000,
    repaired: sumOf(parts, "repaired"),
    missing: (to.getTime() - from.getTime()) / (stepMinutes * minuteMs) - points,
    receivedAt: new Date(Math.max(...received)).toISOString(),
    erasedAt: curveErasure(new Date(Math.min(...received))).toISOString(),
  };
}
