import { shownMeanWh, shownMeters } from "@mec/domain/study";
import { parquetWriteFile } from "hyparquet-writer";
import type { Db } from "../../../db/transaction.ts";
import { type CurveGroup, groupMeters } from "./groups.ts";
import { parseMonth, readMonth } from "./read-month.ts";

const hourMs = 3_600_000;

/** A column that has a value for each hour of each group. */
const column = <T>(groups: readonly CurveGroup[], read: (group: CurveGroup, hour: number) => T): T[] =>
  groups.flatMap((group) => Array.from(group.hours, (_, hour) => read(group, hour)));

function columnsOf(groups: readonly CurveGroup[], first: Date) {
  const momentOf = (hour: number) => new Date(first.getTime() + hour * hourMs);
  const meanOf = ({ hours, meters }: CurveGroup, hour: number) => shownMeanWh(hours[hour] ?? 0, meters);
  return [
    { name: "hour", type: "TIMESTAMP" as const, data: column(groups, (_, hour) => momentOf(hour)) },
    { name: "department", type: "STRING" as const, data: column(groups, ({ department }) => department) },
    {
      name: "consumer_type",
      type: "STRING" as const,
      data: column(groups, ({ consumerType }) => consumerType),
    },
    { name: "segment", type: "STRING" as const, data: column(groups, ({ segment }) => segment) },
    { name: "meters", type: "INT32" as const, data: column(groups, ({ meters }) => shownMeters(meters)) },
    { name: "mean_wh", type: "INT32" as const, data: column(groups, meanOf) },
  ].map((one) => ({ ...one, nullable: false }));
}

/**
 * Writes a month of consumption in France as a Parquet file: the mean of each group at each hour, of groups so large
 * that nobody is known by them.
 * @param month "2026-10", in UTC
 * @throws RangeError when it is no month.
 */
export async function exportCurves(
  { db, now }: { db: Db; now: Date },
  { month, file }: { month: string; file: string },
): Promise<{ groups: number; hidden: number }> {
  const wanted = parseMonth(month);
  const { shown, hidden } = await groupMeters(readMonth(db, wanted, now));
  await parquetWriteFile({ filename: file, columnData: columnsOf(shown, wanted.first) });
  return { groups: shown.length, hidden };
}
