import { type RawBuilder, sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { currentMark } from "./cipher.ts";
import { type SealedColumn, sealedColumns } from "./columns.ts";
import { sealedFields } from "./fields.ts";

const batchSize = 100;

interface Row {
  readonly id: string;
  readonly row_id: string;
  readonly kept: object;
}

/** Whether a value holds something not written by the current key: in clear, or under a former key. */
function isOutdated({ column, isWhole }: SealedColumn): RawBuilder<boolean> {
  const value = sql.ref(column);
  if (isWhole)
    return sql`(jsonb_typeof(${value}) <> 'string' or not starts_with(${value} #>> '{}', ${currentMark()}))`;
  const variables = JSON.stringify({ mark: currentMark() });
  const tests = sealedFields.map(
    (field) =>
      sql`jsonb_path_exists(${value}, ${`$.**.${field} ? (@.type() == "string" && !(@ starts with $mark))`}::jsonpath, ${variables}::jsonb)`,
  );
  return sql`(${sql.join(tests, sql` or `)})`;
}

async function findOutdated(db: Database, sealed: SealedColumn, after: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, ${sql.raw(sealed.rowId)} as row_id, ${sql.ref(sealed.column)} as kept
    from ${sql.table(sealed.table)}
    where id > ${after}::uuid and ${isOutdated(sealed)}
    order by id limit ${batchSize}`.execute(db);
  return rows;
}

/** A value that somebody changed meanwhile is left alone: it was written with the current key. */
async function save(db: Database, { table, column }: SealedColumn, row: Row, value: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}::jsonb
    where id = ${row.id} and ${sql.ref(column)} = ${JSON.stringify(row.kept)}::jsonb`.execute(db);
}

export interface WrittenAgain {
  written: number;
  /** How many no key can decrypt: they stay as they are. */
  unreadable: number;
}

/** @returns whether a key could decrypt it. */
async function writeRow(db: Database, sealed: SealedColumn, row: Row): Promise<boolean> {
  let opened: object;
  try {
    opened = sealed.open(row.row_id, row.kept);
  } catch {
    return false;
  }
  await save(db, sealed, row, sealed.seal(row.row_id, opened));
  return true;
}

async function writeColumn(
  db: Database,
  sealed: SealedColumn,
  { signal, counts }: { signal: AbortSignal; counts: WrittenAgain },
): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  while (!signal.aborted) {
    const rows = await findOutdated(db, sealed, after);
    for (const row of rows) {
      if (signal.aborted) return;
      if (await writeRow(db, sealed, row)) counts.written += 1;
      else counts.unreadable += 1;
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/**
 * Encrypts with the current key everything that another key wrote, or that was stored in clear before there
 * was a key. The product runs meanwhile; if stopped half-way it continues the next time, and several
 * processes may do it at once.
 */
export async function writeAgain(db: Database, signal: AbortSignal): Promise<WrittenAgain> {
  const counts = { written: 0, unreadable: 0 };
  for (const sealed of sealedColumns) await writeColumn(db, sealed, { signal, counts });
  return counts;
}
