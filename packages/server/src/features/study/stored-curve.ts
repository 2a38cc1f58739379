import { type Curve, createGrid } from "@mec/energy";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Db } from "../../db/transaction.ts";
import { decodeDays } from "./day-codec.ts";

const dayMs = 86_400_000;

/** What was received at once of a meter's readings, as the database keeps it: consecutive whole days in UTC. */
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

type ReadRow = Pick<CurveRow, "starts_at" | "ends_at" | "step_minutes" | "watts_per_unit"> & {
  point_id: string;
  bytes: Buffer;
};

function toPart(row: ReadRow): StoredPart {
  const firstDay = startOfDay(row.starts_at);
  return {
    firstDay,
    days: Math.ceil((row.ends_at.getTime() - firstDay.getTime()) / dayMs),
    wattsPerUnit: row.watts_per_unit,
    bytes: row.bytes,
  };
}

/** Reads the curves of these points in one pass, by point; points without one are left out. */
export async function readCurves(db: Db, pointIds: readonly string[]): Promise<Map<string, StoredCurve>> {
  if (pointIds.length === 0) return new Map();
  // A part whose days are being erased has none.
  const { rows } = await sql<ReadRow>`
    select coalesce(consumption_point_id, production_point_id) as point_id, starts_at, ends_at, step_minutes,
      watts_per_unit, days.bytes
    from load_curve cross join lateral (
      select string_agg(data, ''::bytea order by day) as bytes from load_curve_day
      where curve_id = load_curve.id and erased_on = load_curve.erased_on
    ) days
    where (consumption_point_id = any(${pointIds}::uuid[]) or production_point_id = any(${pointIds}::uuid[]))
      and days.bytes is not null
    order by starts_at`.execute(db);
  const curves = new Map<string, StoredCurve>();
  for (const row of rows) {
    const parts = [...(curves.get(row.point_id)?.parts ?? []), toPart(row)];
    curves.set(row.point_id, { pointId: row.point_id, stepMinutes: row.step_minutes, parts });
  }
  return curves;
}

/** Wh at each step from 00:00 UTC of the first day on, NaN where there is no reading. */
export function readingsOf({ stepMinutes, parts }: Omit<StoredCurve, "pointId">): Curve<Float64Array> {
  const daySteps = stepsOfDay(stepMinutes);
  const start = Math.min(...parts.map(({ firstDay }) => firstDay.getTime()));
  const firstStepOf = ({ firstDay }: StoredPart) => ((firstDay.getTime() - start) / dayMs) * daySteps;
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
