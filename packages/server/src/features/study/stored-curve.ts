import { type Curve, createGrid } from "@mec/energy";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Db } from "../../db/transaction.ts";
import { decodeDays } from "./day-codec.ts";

const dayMs = 86_400_000;

/** A meter's readings as the database keeps them: consecutive whole days in UTC. */
export interface StoredCurve {
  /** The consumption or production point. */
  readonly pointId: string;
  /** 00:00 UTC of the first day. */
  readonly firstDay: Date;
  readonly days: number;
  readonly stepMinutes: number;
  readonly wattsPerUnit: number;
  /** The days' bytes, one after the other (see day-codec.ts). */
  readonly bytes: Uint8Array;
}

type CurveRow = Selectable<Schema["load_curve"]>;

/** 00:00 UTC of the day that contains a moment. */
export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);

export const stepsOfDay = (stepMinutes: number): number => 1440 / stepMinutes;

/** Reads the curves of these points in one pass, by point; points without one are left out. */
export async function readCurves(db: Db, pointIds: readonly string[]): Promise<Map<string, StoredCurve>> {
  if (pointIds.length === 0) return new Map();
  const { rows } = await sql<
    Pick<CurveRow, "starts_at" | "ends_at" | "step_minutes" | "watts_per_unit"> & {
      point_id: string;
      bytes: Buffer;
    }
  >`
    select coalesce(consumption_point_id, production_point_id) as point_id, starts_at, ends_at, step_minutes,
      watts_per_unit, days.bytes
    from load_curve cross join lateral (
      select string_agg(data, ''::bytea order by day) as bytes from load_curve_day where curve_id = load_curve.id
    ) days
    where consumption_point_id = any(${pointIds}::uuid[]) or production_point_id = any(${pointIds}::uuid[])`.execute(
    db,
  );
  return new Map(
    rows.map((row) => {
      const firstDay = startOfDay(row.starts_at);
      return [
        row.point_id,
        {
          pointId: row.point_id,
          firstDay,
          days: Math.ceil((row.ends_at.getTime() - firstDay.getTime()) / dayMs),
          stepMinutes: row.step_minutes,
          wattsPerUnit: row.watts_per_unit,
          bytes: row.bytes,
        },
      ];
    }),
  );
}

/** Wh at each step from 00:00 UTC of the first day on, NaN where there is no reading. */
export function readingsOf(stored: Omit<StoredCurve, "pointId">): Curve<Float64Array> {
  const daySteps = stepsOfDay(stored.stepMinutes);
  const length = stored.days * daySteps;
  const whPerUnit = (stored.wattsPerUnit * stored.stepMinutes) / 60;
  return {
    grid: createGrid(stored.firstDay.getTime(), stored.stepMinutes, length),
    values: decodeDays(stored.bytes, length, daySteps, whPerUnit),
  };
}
