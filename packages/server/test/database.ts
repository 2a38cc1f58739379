import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { type Connection, connectEmbedded, connectPostgres, type Database } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Tx } from "../src/db/transaction.ts";
import { clearJobs } from "./jobs.ts";

let shared: Promise<Connection> | undefined;

/** A new, empty database of its own on the PostgreSQL of TEST_DATABASE_URL. */
async function newPostgres(url: string): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return connectPostgres(own.toString());
}

async function open(): Promise<Connection> {
  const url = process.env.TEST_DATABASE_URL;
  const connection = url ? await newPostgres(url) : await connectEmbedded(undefined);
  await migrate(connection.db);
  return connection;
}

/** The worker's one database: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export function testConnection(): Promise<Connection> {
  shared ??= open();
  return shared;
}

/** What only the database's owner can do: with none of the triggers that keep evidence as it is. */
export async function asDatabaseOwner<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    return work(tx);
  });
}

/** Empties every table that holds a row. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const filled: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      filled: boolean;
    }>`select exists (select 1 from ${sql.raw(name)}) as filled`.execute(db);
    if (rows[0]?.filled) filled.push(name);
  }
  if (filled.length > 0) {
    await asDatabaseOwner(db, (tx) => sql.raw(`truncate ${filled.join(", ")} cascade`).execute(tx));
  }
  await clearJobs(db);
}
