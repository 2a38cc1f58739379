import { departmentOfPostCode } from "@mec/domain/address";
import { statisticsSince } from "@mec/domain/point";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import type { Db } from "../../../db/transaction.ts";
import { hasValidConsent } from "../../point/index.ts";
import { hoursOfMonth, type StoredDay } from "./whole-month.ts";

const dayMs = 86_400_000;
/** Meters read at once: some 15,000 days. */
const batch = 500;

type Point = Pick<Selectable<Schema["consumption_point"]>, "id" | "consumer_type" | "segment"> & {
  post_code: string;
  citycode: string | null;
};

/** A meter's whole month, and what it is grouped by. */
export interface MeterMonth {
  readonly department: string;
  readonly consumerType: string;
  readonly segment: string;
  readonly hours: Float64Array;
}

export interface Month {
  readonly first: Date;
  readonly days: number;
}

/** @param month "2026-10" @throws RangeError when it is none. */
export function parseMonth(month: string): Month {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) throw new RangeError(`"${month}" is not a month such as 2026-10`);
  const first = new Date(Date.UTC(Number(year), Number(number) - 1, 1));
  const next = Date.UTC(Number(year), Number(number), 1);
  return { first, days: (next - first.getTime()) / dayMs };
}

const dayText = (moment: Date) => moment.toISOString().slice(0, 10);
const endOf = ({ first, days }: Month) => new Date(first.getTime() + days * dayMs);

/** The next points whose holder has agreed to statistics. */
async function findPoints(db: Db, after: string, now: Date): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select id, consumer_type, segment, address->>'postCode' as post_code, address->>'citycode' as citycode
    from consumption_point
    where id > ${after}::uuid and ${hasValidConsent("consumer", now, statisticsSince)}
    order by id limit ${batch}`.execute(db);
  return rows;
}

async function readDays(
  db: Db,
  month: Month,
  pointIds: readonly string[],
): Promise<Map<string, StoredDay[]>> {
  const end = endOf(month);
  const { rows } = await sql<{
    id: string;
    day: number;
    step_minutes: number;
    watts_per_unit: number;
    data: Buffer;
  }>`
    select consumption_point_id as id, d.day - ${dayText(month.first)}::date as day, step_minutes, watts_per_unit, data
    from load_curve join load_curve_day d on d.curve_id = load_curve.id and d.erased_on = load_curve.erased_on
    where consumption_point_id = any(${pointIds}::uuid[]) and starts_at < ${end} and ends_at > ${month.first}
      and d.day >= ${dayText(month.first)}::date and d.day < ${dayText(end)}::date`.execute(db);
  const found = new Map<string, StoredDay[]>();
  for (const { id, day, step_minutes, watts_per_unit, data } of rows) {
    const one = { dayOfMonth: day, stepMinutes: step_minutes, wattsPerUnit: watts_per_unit, bytes: data };
    found.set(id, [...(found.get(id) ?? []), one]);
  }
  return found;
}

/** Each meter that has readings of the whole month, and whose holder has agreed to statistics. */
export async function* readMonth(db: Db, month: Month, now: Date): AsyncGenerator<MeterMonth> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const points = await findPoints(db, after, now);
    const days = await readDays(
      db,
      month,
      points.map(({ id }) => id),
    );
    for (const { id, consumer_type, segment, post_code, citycode } of points) {
      const hours = hoursOfMonth(days.get(id) ?? [], month.days);
      const department = departmentOfPostCode(post_code, citycode ?? undefined)?.code;
      if (hours && department) yield { department, consumerType: consumer_type, segment, hours };
    }
    const last = points.at(-1);
    if (!last) return;
    after = last.id;
  }
}
