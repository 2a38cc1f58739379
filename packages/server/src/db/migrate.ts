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

/**
 * Brings the database to the newest schema.
 * @returns whether it was empty before.
 */
export async function migrate(db: Database): Promise<{ isNew: boolean }> {
  const executed = new Set(await executedMigrations(db));
  if (Object.keys(migrations).every((name) => executed.has(name))) return { isNew: false };
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return { isNew: executed.size === 0 };
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
