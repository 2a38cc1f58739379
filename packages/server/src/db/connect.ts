import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { openEmbedded } from "./embedded.ts";
import { isDatabaseLost } from "./first-files.ts";
import { embeddedListener, type Listen, postgresListener } from "./listening.ts";
import { takeLock } from "./lock.ts";
import { discarding, forAnswers, forLongWork, openPool, withoutLimit } from "./pools.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** A pool of clients, and the query builder on top of it. */
interface Clients {
  readonly db: Database;
  readonly pool: pg.Pool;
}

/** How many connections a pool has. */
export interface PoolUse {
  readonly pool: "answers" | "background";
  readonly lent: number;
  readonly most: number;
  /** How many wait for one. */
  readonly waiting: number;
}

const useOf = (name: PoolUse["pool"], pool: pg.Pool, most: number): PoolUse => ({
  pool: name,
  lent: pool.totalCount - pool.idleCount,
  most,
  waiting: pool.waitingCount,
});

export interface Connection extends Clients {
  /**
   * The clients for the queue and long work, so that answers never wait for them; the embedded database has one
   * client for all.
   */
  readonly background: Clients;
  /** Runs a migration on a client of its own, whose statements take as long as they need. */
  unlimited<T>(work: (db: Database) => Promise<T>): Promise<T>;
  readonly embedded: boolean;
  readonly listen: Listen;
  pools(): PoolUse[];
  close(): Promise<void>;
}

export interface PoolSizes {
  readonly answers: number;
  readonly background: number;
}

const clientsOf = (pool: pg.Pool): Clients => ({
  pool,
  db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discarding(pool) }) }),
});

async function unlimited<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db } = clientsOf(openPool(url, 1, withoutLimit));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** @param sizes how many connections are opened at most, for each kind of work. */
export function connectPostgres(url: string, sizes: PoolSizes = { answers: 10, background: 5 }): Connection {
  const answers = clientsOf(openPool(url, sizes.answers, forAnswers));
  const background = clientsOf(openPool(url, sizes.background, forLongWork));
  const listener = postgresListener(url);
  return {
    ...answers,
    background,
    unlimited: (work) => unlimited(url, work),
    embedded: false,
    listen: listener.listen,
    pools: () => [
      useOf("answers", answers.pool, sizes.answers),
      useOf("background", background.pool, sizes.background),
    ],
    async close() {
      await Promise.all([listener.close(), answers.db.destroy(), background.db.destroy()]);
    },
  };
}

/**
 * The embedded database. PGlite takes one client at a time, and one process a directory.
 * Inside a transaction only its own handle may be used: the pool's timeout turns the mistake into an error.
 */
export async function connectEmbedded(dataDir: string | undefined): Promise<Connection> {
  const directory = dataDir === undefined ? undefined : join(dataDir, "database");
  if (dataDir !== undefined && isDatabaseLost(dataDir))
    throw new Error(
      `${dataDir} holds keys and no database: give DATABASE_URL if it is on PostgreSQL, or restore a backup into an empty folder.`,
    );
  if (directory !== undefined) mkdirSync(directory, { recursive: true, mode: 0o700 });
  const release = dataDir === undefined ? async () => {} : await takeLock(dataDir);
  const embedded = await openEmbedded(directory).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const pool = new pg.Pool({
    user: "postgres",
    database: "postgres",
    // The driver also accepts a function, though its types do not say so: each client gets a stream of its
    // own.
    stream: embedded.stream as never,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 15_000,
  });
  const clients = clientsOf(pool);
  return {
    ...clients,
    background: clients,
    unlimited: (work) => work(clients.db),
    embedded: true,
    listen: embeddedListener(pool).listen,
    pools: () => [useOf("answers", pool, 1)],
    async close() {
      await clients.db.destroy();
      await embedded.close();
      await release();
    },
  };
}

export function connect(config: {
  databaseUrl: string | undefined;
  databasePools: PoolSizes;
  dataDir: string;
}): Promise<Connection> {
  return config.databaseUrl
    ? Promise.resolve(connectPostgres(config.databaseUrl, config.databasePools))
    : connectEmbedded(config.dataDir);
}
