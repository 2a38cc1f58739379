import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connectPostgres } from "../src/db/connect.ts";
import { executedMigrations, migrate, migrateUntil } from "../src/db/migrate.ts";
import * as migrations from "../src/db/migrations.ts";
import { newPostgresUrl } from "./database.ts";
import { formerRelease } from "./former-release.ts";

/** Locks of two clients: the embedded database has one. */
const postgres = process.env.TEST_DATABASE_URL ?? "";
const names = Object.keys(migrations);
const until = (name: string) => names.slice(0, names.indexOf(name) + 1);
const soon = { timeout: 30_000, interval: 20 };

describe.skipIf(postgres === "")("a migration beside the former release", () => {
  let connection: Connection;
  let former: pg.Client;
  beforeEach(async () => {
    const url = await newPostgresUrl(postgres);
    connection = connectPostgres(url);
    former = new pg.Client({ connectionString: url });
    await former.connect();
    // The database gives up whoever looks for a circle first: the migration, however late the former release is to close it.
    await former.query(
      `alter database ${former.database} set deadlock_timeout = '5s'; set deadlock_timeout = '1min'`,
    );
  });
  afterEach(async () => {
    await former.end();
    await connection.close();
  });

  const waitsForFormer = async () => {
    const { rows } = await sql`select from pg_locks where not granted`.execute(connection.db);
    return rows.length > 0;
  };

  /** Its transaction has read the first of these tables before the migration begins, and reads the others once that waits. */
  async function migrateBeside([first, ...others]: readonly string[]) {
    await former.query(`begin; select from ${first} limit 1`);
    const migrating = connection.unlimited(migrate);
    await expect.poll(waitsForFormer, soon).toBe(true);
    for (const table of others) await former.query(`select from ${table} limit 1`);
    await former.query("commit");
    expect(await migrating).toEqual({ isNew: false });
    expect(await executedMigrations(connection.db)).toEqual(names);
  }

  it.each([
    { tables: ["consumption_point", "production_point", "application", "project"] },
    { tables: ["project", "application", "consumption_point", "production_point", "document"] },
  ])("passes, and the former release reads meanwhile $tables", async ({ tables }) => {
    await migrateUntil(connection.db, until(formerRelease.lastMigration));
    await migrateBeside(tables);
  });

  it("is begun anew when it was given up, having met two tables in another order", async () => {
    await migrateUntil(connection.db, until("0063-sums-once"));
    await migrateBeside(["production_point", "application"]);
  });
});
