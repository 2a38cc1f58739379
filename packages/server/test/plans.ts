import { type Expression, sql } from "kysely";
import type { Db, Tx } from "../src/db/transaction.ts";

async function otherIndexes(tx: Tx, table: string, indexes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(i.indexname) as name from pg_indexes i
    where i.tablename = ${table} and i.indexname <> all(${indexes}::text[])
      and not exists (select from pg_constraint c where c.conname = i.indexname)`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Thrown to roll back what the look at a plan changed. */
class Seen extends Error {}

/** The plan of a query if a table had only this index, or these, and a sequential scan cost too much. */
export async function planWith(
  db: Db,
  { table, index }: { table: string; index: string | readonly string[] },
  query: (tx: Tx) => Expression<unknown>,
): Promise<string> {
  let plan = "";
  const look = db.transaction().execute(async (tx) => {
    for (const name of await otherIndexes(tx, table, [index].flat()))
      await sql.raw(`drop index ${name}`).execute(tx);
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${query(tx)}`.execute(tx);
    plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    throw new Seen();
  });
  await look.catch((error: unknown) => {
    if (!(error instanceof Seen)) throw error;
  });
  return plan;
}
