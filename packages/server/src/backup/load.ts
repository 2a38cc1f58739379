import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { columnsOf } from "./dump.ts";
import type { Line, LineOf } from "./line.ts";

/**
 * Rows are written as they were, in any order: without the triggers that would act on them or refuse them, and without the
 * foreign keys, which `checkTables` puts back and verifies. Only the tables' owner may.
 */
const openTables = sql`do $$
  declare it record;
  begin
    create temp table foreign_key_of on commit drop as
      select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0;
    for it in select * from foreign_key_of loop
      execute format('alter table %s drop constraint %I', it.owner, it.name);
    end loop;
    for it in select tablename as name from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('alter table public.%I disable trigger user', it.name);
      execute format('truncate public.%I', it.name);
    end loop;
  end $$`;

const checkTables = sql`do $$
  declare it record;
  begin
    for it in select * from foreign_key_of loop
      execute format('alter table %s add constraint %I %s', it.owner, it.name, it.definition);
    end loop;
    for it in select tablename as name from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('alter table public.%I enable trigger user', it.name);
    end loop;
  end $$`;

/** What to do before the rows of a table are written, where the schema alone has no room for them. */
const before: Readonly<Record<string, ReturnType<typeof sql>>> = {
  load_curve_day: sql`select open_load_curve_month(erased_on) from (select distinct erased_on from load_curve) months`,
};

type Table = LineOf<"table">;

/**
 * The columns of a table that can be written. A library's own table may have lost some with a newer release: these
 * are dropped.
 */
async function knownColumns(tx: Tx, named: Table): Promise<(readonly [name: string, index: number])[]> {
  const known = new Set(await columnsOf(tx, named));
  const kept = named.columns.map((name, index) => [name, index] as const).filter(([name]) => known.has(name));
  if (named.schema === "public" && kept.length < named.columns.length)
    throw new Error(`The table ${named.table} has not the columns of the backup.`);
  return kept;
}

async function loadRows(
  tx: Tx,
  { schema, table }: Table,
  columns: readonly (readonly [name: string, index: number])[],
  rows: LineOf<"rows">["rows"],
): Promise<void> {
  const names = columns.map(([name]) => sql.ref(name));
  const values = rows.map(
    (row) => sql`(${sql.join(columns.map(([, index]) => sql`${row[index] ?? null}`))})`,
  );
  await sql`insert into ${sql.table(`${schema}.${table}`)} (${sql.join(names)})
    overriding system value values ${sql.join(values)}`.execute(tx);
}

/** Fills a database that has the schema of the backup, and the queue's; all or nothing. */
export async function loadDatabase(db: Database, lines: AsyncIterable<Line>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`set local datestyle = 'ISO'`.execute(tx);
    await openTables.execute(tx);
    let table: Table | undefined;
    let columns: Awaited<ReturnType<typeof knownColumns>> = [];
    for await (const line of lines) {
      if (line.is === "table") {
        table = line;
        columns = await knownColumns(tx, line);
        await before[line.table]?.execute(tx);
      } else if (line.is === "rows" && table) await loadRows(tx, table, columns, line.rows);
      else if (line.is === "sequence")
        await sql`select setval(${line.name}::regclass, ${line.value}::bigint)`.execute(tx);
    }
    await checkTables.execute(tx);
  });
}
