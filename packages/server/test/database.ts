import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { type Connection, connectEmbedded, connectPostgres, type Database } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import type { Tx } from "../src/db/transaction.ts";
import { clearJobs } from "./jobs.ts";

let shared: Promise<Connection> | undefined;

/** The address of a new, empty database on this PostgreSQL, as its superuser. */
export async function newPostgresUrl(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.toString();
}

/** The same, as a role that owns this database and may nothing else. */
export async function ownedPostgresUrl(url: string): Promise<string> {
  const own = new URL(await newPostgresUrl(url));
  const name = own.pathname.slice(1);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create role ${name} login password '${name}'`);
  await admin.query(`alter database ${name} owner to ${name}`);
  await admin.end();
  own.username = name;
  own.password = name;
  return own.toString();
}

/** A new, empty database for tests of migrations, which close it. */
export async function emptyConnection(): Promise<Connection> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? connectPostgres(await newPostgresUrl(url)) : connectEmbedded(undefined);
}

async function open(): Promise<Connection> {
  const connection = await emptyConnection();
  await migrate(connection.db);
  return connection;
}

/** The worker's one database: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export function testConnection(): Promise<Connection> {
  shared ??= open();
  return shared;
}

/** For what only the database's owner can do: without the triggers that protect evidence. */
export async function asDatabaseOwner<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    return work(tx);
  });
}

interface FilledTable {
  readonly name: string;
  readonly bytes: number;
}
const questions = new WeakMap<Database, Promise<string>>();

/** One query for all tables, since each test runs it: which of them hold a row, and how large they are. */
async function askForFilled(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'project_change'`.execute(
    db,
  );
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, pg_relation_size('${name}')::int as bytes where exists (select 1 from ${name})`,
    )
    .join(" union all ");
}

/** Above this size, deleting its rows is slower than truncating it. */
const large = 500_000;

/** Deleting a handful of rows takes a tenth of the time of truncating. */
const emptying = ({ name, bytes }: FilledTable) =>
  bytes > large ? `truncate ${name} cascade` : `delete from ${name}`;

/**
 * While an emptied database's triggers are off, a server that stays learns from this that its projects are gone.
 * Earlier announcements stay too: it may not have read them yet.
 */
const announceGone = "insert into project_change (project_id) select id from project";

/** The tables that hold a row. */
export async function filledTables({ db, pool }: Connection): Promise<FilledTable[]> {
  const question = questions.get(db) ?? askForFilled(db);
  questions.set(db, question);
  // Named, it is planned once for each client: planning it takes four times as long as answering it.
  return (await pool.query<FilledTable>({ name: "filled", text: await question })).rows;
}

/** Empties every table that holds a row. */
export async function emptyDatabase(connection: Connection): Promise<void> {
  const { db } = connection;
  const rows = await filledTables(connection);
  if (rows.length > 0) {
    await asDatabaseOwner(db, (tx) => sql.raw([announceGone, ...rows.map(emptying)].join("; ")).execute(tx));
  }
  await clearJobs(db);
}
