import { type Curve, createGrid } from "@mec/energy";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import type { Db } from "../../../db/transaction.ts";
import { decodeDays } from "./day-codec.ts";

const dayMs = 86_400_000;

/** What was received at once of a meter's readings, before they are read: it is never written again. */
interface KnownPart {
  readonly id: string;
  readonly receivedAt: Date;
  readonly firstDay: Date;
  readonly days: number;
  readonly wattsPerUnit: number;
}

/** What is known of the readings of a meter before they are read. */
export interface KnownCurve {
  readonly pointId: string;
  readonly stepMinutes: number;
  /** At least one, each after the former. */
  readonly parts: readonly KnownPart[];
}

/** The same, as the database keeps it: consecutive whole days in UTC. */
interface StoredPart {
  /** 00:00 UTC of the first day. */
  readonly firstDay: Date;
  readonly days: number;
  readonly wattsPerUnit: number;
  /** The days' bytes, one after the other (see day-codec.ts). */
  readonly bytes: Uint8Array;
}

/** A meter's readings. */
export interface StoredCurve {
  /** The consumption or production point. */
  readonly pointId: string;
  readonly stepMinutes: number;
  /** At least one, each after the former, which may end on the day on which it starts. */
  readonly parts: readonly StoredPart[];
}

type CurveRow = Selectable<Schema["load_curve"]>;

/** 00:00 UTC of the day that contains a moment. */
export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);

export const stepsOfDay = (stepMinutes: number): number => 1440 / stepMinutes;

type PartRow = Pick<CurveRow, "starts_at" | "ends_at" | "step_minutes" | "watts_per_unit" | "received_at"> & {
  id: string;
  point_id: string;
};

function toPart(row: PartRow): KnownPart {
  const firstDay = startOfDay(row.starts_at);
  return {
    id: row.id,
    receivedAt: row.received_at,
    firstDay,
    days: Math.ceil((row.ends_at.getTime() - firstDay.getTime()) / dayMs),
    wattsPerUnit: row.watts_per_unit,
  };
}

/** The curves of these points, by point; points without one are left out. */
export async function findCurves(db: Db, pointIds: readonly string[]): Promise<Map<string, KnownCurve>> {
  const { rows } = await sql<PartRow>`
    select id::text, coalesce(consumption_point_id, production_point_id) as point_id, starts_at, ends_at, step_minutes,
      watts_per_unit, received_at
    from load_curve
    where consumption_point_id = any(${pointIds}::uuid[]) or production_point_id = any(${pointIds}::uuid[])
    order by starts_at`.execute(db);
  const curves = new Map<string, KnownCurve>();
  for (const row of rows) {
    const parts = [...(curves.get(row.point_id)?.parts ?? []), toPart(row)];
    curves.set(row.point_id, { pointId: row.point_id, stepMinutes: row.step_minutes, parts });
  }
  return curves;
}

/** How many parts are read at once: for a moment, the driver holds several copies of an answer. */
const partsAtOnce = 25;

interface DaysRow {
  id: string;
  /** The bytes of the part's days, in hexadecimal. */
  hex: string;
}

/**
 * The most bytes of a buffer. Those beyond 32 MB are given back to the system as soon as they are freed; smaller ones may stay with
 * the process.
 */
const mostBytes = 40_000_000;

/** How many bytes a reading takes, about: a household's half-hour less than two. */
const bytesOfReading = 2;

const readingsOfPart = ({ days }: KnownPart, stepMinutes: number): number => days * stepsOfDay(stepMinutes);

/**
 * Puts what is read into as few buffers as needed, which a thread can be given as they are. It is decoded where it stays: what the
 * driver would decode lies beside it in memory of its own, thousands of pieces of which are there before V8 collects them.
 */
function makePacker(expectedBytes: number) {
  const buffers: ArrayBuffer[] = [];
  let left = expectedBytes;
  let used = 0;
  return {
    buffers,
    pack(hex: string): Uint8Array {
      const length = hex.length / 2;
      let buffer = buffers.at(-1);
      if (!buffer || used + length > buffer.byteLength) {
        buffer = new ArrayBuffer(Math.max(length, Math.min(mostBytes, left)));
        buffers.push(buffer);
        used = 0;
      }
      Buffer.from(buffer, used, length).write(hex, "hex");
      const packed = new Uint8Array(buffer, used, length);
      used += length;
      left -= length;
      return packed;
    },
  };
}

async function readDays(db: Db, partIds: readonly string[]): Promise<DaysRow[]> {
  const { rows } = await sql<DaysRow>`
    select id::text, encode(days.bytes, 'hex') as hex
    from load_curve cross join lateral (
      select string_agg(data, ''::bytea order by day) as bytes from load_curve_day
      where curve_id = load_curve.id and erased_on = load_curve.erased_on
    ) days
    where id = any(${partIds}::bigint[]) and days.bytes is not null`.execute(db);
  return rows;
}

/** Readings, and the buffers that hold them. */
export interface Readings {
  /** By point. */
  readonly curves: ReadonlyMap<string, StoredCurve>;
  readonly buffers: readonly ArrayBuffer[];
}

/**
 * Reads curves, and tells how many are read, batch after batch. A part whose days are being erased has none any more, and is left out; so is a curve without a part.
 */
export async function readReadings(
  db: Db,
  curves: readonly KnownCurve[],
  tellRead: (curves: number) => void = () => {},
): Promise<Readings> {
  const ids = curves.flatMap(({ parts }) => parts.map(({ id }) => id));
  const readings = curves.flatMap(({ parts, stepMinutes }) =>
    parts.map((part) => readingsOfPart(part, stepMinutes)),
  );
  const { buffers, pack } = makePacker(bytesOfReading * readings.reduce((sum, count) => sum + count, 0));
  const bytesOf = new Map<string, Uint8Array>();
  for (let first = 0; first < ids.length; first += partsAtOnce) {
    for (const { id, hex } of await readDays(db, ids.slice(first, first + partsAtOnce)))
      bytesOf.set(id, pack(hex));
    tellRead(Math.floor((curves.length * Math.min(ids.length, first + partsAtOnce)) / ids.length));
  }
  const stored = curves.flatMap(({ pointId, stepMinutes, parts: known }): StoredCurve[] => {
    const parts = known.flatMap(({ id, firstDay, days, wattsPerUnit }) => {
      const bytes = bytesOf.get(id);
      return bytes ? [{ firstDay, days, wattsPerUnit, bytes }] : [];
    });
    return parts.length > 0 ? [{ pointId, stepMinutes, parts }] : [];
  });
  return { curves: new Map(stored.map((curve) => [curve.pointId, curve])), buffers };
}

/** Reads the curves of these points, by point; points without one are left out. */
export async function readCurves(
  db: Db,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCurve>> {
  return (await readReadings(db, [...(await findCurves(db, pointIds)).values()])).curves;
}

/** The first day of a part, counted from the meter's first. */
export function firstDayOf({ parts }: Pick<StoredCurve, "parts">, { firstDay }: StoredPart): number {
  const start = Math.min(...parts.map((one) => one.firstDay.getTime()));
  return (firstDay.getTime() - start) / dayMs;
}

/** Wh at each step from 00:00 UTC of the first day on, NaN where there is no reading. */
export function readingsOf({ stepMinutes, parts }: Omit<StoredCurve, "pointId">): Curve<Float64Array> {
  const daySteps = stepsOfDay(stepMinutes);
  const start = Math.min(...parts.map(({ firstDay }) => firstDay.getTime()));
  const firstStepOf = (part: StoredPart) => firstDayOf({ parts }, part) * daySteps;
  const length = Math.max(...parts.map((part) => firstStepOf(part) + part.days * daySteps));
  const values = new Float64Array(length).fill(Number.NaN);
  for (const part of parts) {
    const whPerUnit = (part.wattsPerUnit * stepMinutes) / 60;
    const first = firstStepOf(part);
    decodeDays(part.bytes, part.days * daySteps, daySteps, whPerUnit).forEach((wh, step) => {
      if (!Number.isNaN(wh)) values[first + step] = wh;
    });
  }
  return { grid: createGrid(start, stepMinutes, length), values };
}
