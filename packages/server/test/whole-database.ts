import { sql } from "kysely";
import type { Database } from "../src/db/connect.ts";

/** Every table except those of the migrator. */
async function tables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename not like 'kysely%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every row, except those by which servers are told of changes. */
export async function allRows(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const name of (await tables(db)).filter(
    (table) => !/^(public\.project_change|pgboss\.job_)/.test(table),
  )) {
    const { rows } = await sql<{
      line: string;
    }>`select t::text as line from ${sql.raw(name)} t order by 1`.execute(db);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}

/** A text, and its spellings in a column of bytes. */
const spellings = (text: string) => [text, Buffer.from(text).toString("hex"), encodeURIComponent(text)];

/** The tables that hold one of these texts in any of their columns, with what they hold: a dump, searched. */
export async function findInDatabase(db: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables(db)) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} t`.execute(db);
    for (const text of texts) {
      if (rows.some(({ line }) => spellings(text).some((spelling) => line.includes(spelling)))) {
        found.push(`${name}: ${text}`);
      }
    }
  }
  return found;
}
