import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { unfinishedRestore } from "../config/data-dir.ts";
import { dataDirIn, readConfig } from "../config.ts";
import { type Connection, connect, type Database } from "../db/connect.ts";
import { executedMigrations, knowsMigrations, migrateUntil } from "../db/migrate.ts";
import { preparedAlone } from "../db/prepare.ts";
import { openStorage, typeOfKey } from "../gateways/storage/index.ts";
import type { Storage } from "../gateways/storage/port.ts";
import { jobNames } from "../jobs/job-data.ts";
import { jobTable } from "../jobs/job-table.ts";
import { openQueue } from "../jobs/queue.ts";
import { readArchive, UnusableArchive } from "./archive.ts";
import { keepKeys } from "./keys.ts";
import type { Line, LineOf } from "./line.ts";
import { loadDatabase } from "./load.ts";

interface Verified {
  readonly migrations: readonly string[];
  readonly madeAt: string;
  readonly keys: readonly LineOf<"key">[];
  readonly end: LineOf<"end">;
}

/** Reads a backup to its end, so that nothing is begun that cannot be finished. */
async function verify(file: string, passphrase: string): Promise<Verified> {
  let head: LineOf<"backup"> | undefined;
  let end: LineOf<"end"> | undefined;
  const keys: LineOf<"key">[] = [];
  for await (const line of readArchive(file, passphrase)) {
    if (line.is === "backup") head = line;
    if (line.is === "key") keys.push(line);
    if (line.is === "end") end = line;
  }
  if (!head || !end) throw new UnusableArchive(`${file} is no whole backup.`);
  if (!knowsMigrations(head.migrations))
    throw new UnusableArchive(`${file} was made by a newer release: restore it with that one.`);
  return { migrations: head.migrations, madeAt: head.madeAt, keys, end };
}

/** What a file system holds when it is new. */
const ofTheSystem = ["lost+found"];

const namesIn = (dataDir: string) =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !ofTheSystem.includes(name)) : [];

async function empty(dataDir: string): Promise<void> {
  for (const name of namesIn(dataDir)) await rm(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Refuses a folder that holds anything, unless a stopped restoration left it there: that one began in an empty
 * folder.
 */
function checkEmptyFolder(dataDir: string): void {
  if (!existsSync(unfinishedRestore(dataDir)) && namesIn(dataDir).length > 0)
    throw new Error(`DATA_DIR=${dataDir} is not empty: a backup is restored into an empty folder only.`);
}

async function beginIn(dataDir: string): Promise<void> {
  await empty(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(unfinishedRestore(dataDir), "", { mode: 0o600 });
}

/**
 * Refuses a database that holds anything, unless a stopped restoration left it there: no account is in it then. The first
 * that one makes are the tables that tell the migrations, with none in them.
 */
async function checkEmpty(db: Database, migrations: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`.execute(
    db,
  );
  const executed = await executedMigrations(db);
  const isOurs = executed.every((name) => migrations.includes(name));
  const accounts = rows.some(({ name }) => name === "account")
    ? await sql`select from account limit 1`.execute(db)
    : { rows: [] };
  const servers = rows.some(({ name }) => name === "node")
    ? await sql`select from node where seen_at > now() - interval '20 seconds' limit 1`.execute(db)
    : { rows: [] };
  if (servers.rows.length > 0)
    throw new Error("DATABASE_URL names a database that a server uses: stop it first, or give a new one.");
  if ((rows.length > 0 && executed.length === 0) || !isOurs || accounts.rows.length > 0)
    throw new Error("DATABASE_URL names a database that is not empty: give a new one (createdb).");
}

async function* keepingFiles(lines: AsyncIterable<Line>, storage: Storage): AsyncGenerator<Line> {
  for await (const line of lines) {
    if (line.is !== "file") {
      yield line;
      continue;
    }
    const contentType = typeOfKey(line.key) ?? "";
    const kept = await storage.put(Buffer.from(line.base64, "base64"), { contentType });
    if (kept !== line.key) throw new Error(`The file ${line.key} is not what its name says.`);
  }
}

/** Jobs that were under way are begun again. */
async function prepareQueue({ background }: Connection): Promise<void> {
  const queue = await openQueue(background.pool, { onError: () => {} });
  await queue.stop();
}

async function fill(
  connection: Connection,
  { migrations }: Verified,
  lines: AsyncIterable<Line>,
): Promise<void> {
  const { db, pool } = connection.background;
  await checkEmpty(db, migrations);
  await migrateUntil(db, migrations);
  await prepareQueue(connection);
  await loadDatabase(db, lines);
  await jobTable(pool).takeBack(jobNames);
}

export interface Restored {
  readonly dataDir: string;
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Restores a backup into an empty DATA_DIR and an empty database: whole, or not at all.
 * @throws Error that says why not, and what to do
 */
export async function restoreBackup(
  environment: NodeJS.ProcessEnv,
  { file, passphrase }: { file: string; passphrase: string },
): Promise<Restored> {
  const dataDir = dataDirIn(environment);
  checkEmptyFolder(dataDir);
  const verified = await verify(file, passphrase);
  await beginIn(dataDir);
  try {
    keepKeys(dataDir, environment, verified.keys);
    const config = readConfig(environment);
    const connection = await connect(config);
    try {
      const lines = keepingFiles(readArchive(file, passphrase), openStorage(config));
      await preparedAlone(config.databaseUrl, () => fill(connection, verified, lines));
    } finally {
      await connection.close();
    }
  } catch (error) {
    await empty(dataDir);
    throw error;
  }
  await rm(unfinishedRestore(dataDir));
  return { dataDir, madeAt: verified.madeAt, rows: verified.end.rows, files: verified.end.files };
}
