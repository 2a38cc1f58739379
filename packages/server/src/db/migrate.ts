import { setTimeout as pause } from "node:timers/promises";
import { Migrator, sql } from "kysely";
import type { Database } from "./connect.ts";
import * as migrations from "./migrations.ts";
import type { Db } from "./transaction.ts";

/** The migrations that a database has had, without the look at all its tables that the migrator takes. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const known = await sql<{
    known: boolean;
  }>`select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (!known.rows[0]?.known) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const migratorOf = (db: Database) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** SQLSTATE of a transaction that was given up since others waited for it, and it for them. */
const deadlock = "40P01";
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === deadlock;

const again = { most: 20, afterMs: 500 };

/**
 * Each migration in a transaction of its own, so that it holds no table that a former one changed: the release before
 * this one uses them meanwhile, in its own order. One that meets it in a circle all the same is begun anew.
 */
async function migrateOneByOne(db: Database): Promise<void> {
  const migrator = migratorOf(db);
  for (let tries = 1; ; ) {
    const { error, results = [] } = await migrator.migrateUp();
    if (!error && results.length === 0) return;
    if (!error) tries = 1;
    else if (isDeadlock(error) && tries < again.most) tries += 1;
    else throw error;
    if (error) await pause(again.afterMs);
  }
}

async function migrateAtOnce(db: Database): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

/**
 * Brings the database to the newest schema. An empty one, which nobody uses, gets all of it at once.
 * @returns whether it was empty before.
 */
export async function migrate(db: Database): Promise<{ isNew: boolean }> {
  const executed = new Set(await executedMigrations(db));
  if (Object.keys(migrations).every((name) => executed.has(name))) return { isNew: false };
  const isNew = executed.size === 0;
  await (isNew ? migrateAtOnce(db) : migrateOneByOne(db));
  return { isNew };
}

/** Whether this release has these migrations first, in this order. */
export const knowsMigrations = (names: readonly string[]): boolean =>
  Object.keys(migrations)
    .slice(0, names.length)
    .every((name, index) => name === names[index]) && names.length <= Object.keys(migrations).length;

/** Brings an empty database to the schema that these migrations make, as a former release had it. */
export async function migrateUntil(db: Database, names: readonly string[]): Promise<void> {
  const last = names.at(-1);
  if (last === undefined || !knowsMigrations(names))
    throw new Error("These migrations are not of this release.");
  const { error } = await migratorOf(db).migrateTo(last);
  if (error) throw error;
}
