import { Migrator, sql } from "kysely";
import type { Database } from "./connect.ts";
import * as migrations from "./migrations.ts";

/** The migrations that a database has had, without the look at all its tables that the migrator takes. */
async function findExecuted(db: Database): Promise<Set<string>> {
  const known = await sql<{
    known: boolean;
  }>`select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (!known.rows[0]?.known) return new Set();
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Brings the database to the newest schema.
 * @returns whether it was empty before.
 */
export async function migrate(db: Database): Promise<{ isNew: boolean }> {
  const executed = await findExecuted(db);
  if (Object.keys(migrations).every((name) => executed.has(name))) return { isNew: false };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return { isNew: executed.size === 0 };
}
