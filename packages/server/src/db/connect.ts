import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { takeLock } from "./lock.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly embedded: boolean;
  close(): Promise<void>;
}

function connection(pool: pg.Pool, embedded: boolean, afterEnd: () => Promise<void>): Connection {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    embedded,
    async close() {
      await db.destroy();
      await afterEnd();
    },
  };
}

export function connectPostgres(url: string, max = 10): Connection {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // An idle client that loses its server leaves the pool; the next query opens another, or fails where it is asked.
  pool.on("error", () => {});
  // One that is lent says so by itself: unheard, that would end the process. The query under way fails where it is asked.
  pool.on("connect", (client) => client.on("error", () => {}));
  return connection(pool, false, async () => {});
}

/**
 * The embedded database. PGlite takes one client at a time, and one process a directory.
 * Inside a transaction only its own handle may be used: the pool's timeout turns the mistake into an error.
 */
export async function connectEmbedded(dataDir: string | undefined): Promise<Connection> {
  const directory = dataDir === undefined ? undefined : join(dataDir, "database");
  if (directory !== undefined) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const release = dataDir === undefined ? () => {} : takeLock(dataDir);
  const pglite = directory === undefined ? new PGlite() : new PGlite(directory);
  await pglite.waitReady;
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  } as pg.PoolConfig);
  return connection(pool, true, async () => {
    await pglite.close();
    release();
  });
}

export function connect(config: { databaseUrl: string | undefined; dataDir: string }): Promise<Connection> {
  return config.databaseUrl
    ? Promise.resolve(connectPostgres(config.databaseUrl))
    : connectEmbedded(config.dataDir);
}
