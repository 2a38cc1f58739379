import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { executedMigrations } from "../db/migrate.ts";
import type { Tx } from "../db/transaction.ts";
import { jobNames } from "../jobs/job-data.ts";
import { keptJobTables } from "../jobs/job-table.ts";
import type { HeldFiles } from "../meeting/stored-files.ts";
import type { Line } from "./line.ts";

/** Few enough that a hundred of the longest rows fit into memory. */
const rowsAtOnce = 100;

interface Table {
  readonly schema: string;
  readonly table: string;
}

/**
 * Tables left out of a backup: the migrator's own; which transaction changed which project, since another server
 * numbers its transactions anew; which processes serve the database, what people wait for, when it was backed up, and
 * results that can be computed again.
 */
const leftOut = [
  "kysely_migration",
  "kysely_migration_lock",
  "project_change",
  "node",
  "long_work",
  "kept_result",
  "result_under_way",
  "last_backup",
];

/** The product's own tables. */
async function ownTables(tx: Tx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select schemaname as schema, tablename as table from pg_tables
    where schemaname = 'public' and tablename <> all(${leftOut}) order by tablename`.execute(tx);
  return rows;
}

/** The columns that the database does not compute. */
export async function columnsOf(tx: Tx, { schema, table }: Table): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = ${schema} and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(tx);
  return rows.map(({ name }) => name);
}

/** @param isWanted a condition on its rows */
async function* dumpTable(tx: Tx, named: Table, isWanted = sql<boolean>`true`): AsyncGenerator<Line> {
  const columns = await columnsOf(tx, named);
  yield { is: "table", ...named, columns };
  const asText = columns.map((column) => sql`cast(${sql.ref(column)} as text) as ${sql.ref(column)}`);
  await sql`declare backed_up no scroll cursor for
    select ${sql.join(asText)} from ${sql.table(`${named.schema}.${named.table}`)} where ${isWanted}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<
      Record<string, string | null>
    >`fetch ${sql.lit(rowsAtOnce)} from backed_up`.execute(tx);
    if (rows.length === 0) break;
    yield { is: "rows", rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
  }
  await sql`close backed_up`.execute(tx);
}

/**
 * Read last. A sequence is read as it is now, not as it was in the snapshot: its value is never behind a row of the
 * backup.
 */
async function* dumpSequences(tx: Tx): AsyncGenerator<Line> {
  const { rows } = await sql<{ name: string; value: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = 'public' and last_value is not null`.execute(tx);
  for (const sequence of rows) yield { is: "sequence", ...sequence };
}

async function heldKeys(tx: Tx, heldFiles: readonly HeldFiles[]): Promise<string[]> {
  const parts = heldFiles.flatMap(({ table, columns }) =>
    columns.map((column) => sql`select ${sql.ref(column)} as key from ${sql.table(table)}`),
  );
  const { rows } = await sql<{ key: string }>`
    select key from (${sql.join(parts, sql` union `)}) held where key is not null order by key`.execute(tx);
  return rows.map(({ key }) => key);
}

/**
 * The whole database as it stands at one moment, while others go on writing.
 * @returns the keys of the files that its rows held at that moment.
 */
export async function* dumpDatabase(
  db: Database,
  heldFiles: readonly HeldFiles[],
  madeAt: Date,
): AsyncGenerator<Line, string[]> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  let migrations: string[];
  let keys: string[];
  try {
    await sql`set local datestyle = 'ISO'`.execute(tx);
    await sql`set local timezone = 'UTC'`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    migrations = await executedMigrations(tx);
    yield { is: "backup", format: 1, madeAt: madeAt.toISOString(), migrations };
    for (const table of await ownTables(tx)) yield* dumpTable(tx, table);
    for (const table of keptJobTables) yield* dumpTable(tx, table, sql`name = any(${jobNames})`);
    yield* dumpSequences(tx);
    keys = await heldKeys(tx, heldFiles);
  } finally {
    await tx.rollback().execute();
  }
  // A migration that rewrites a table makes it look empty to a transaction that began before.
  if ((await executedMigrations(db)).length !== migrations.length)
    throw new Error("The database was migrated while it was read: make the backup again.");
  return keys;
}
