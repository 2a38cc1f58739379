import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connectPostgres } from "../src/db/connect.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "")("losing PostgreSQL", () => {
  let connection: Connection;
  let operator: pg.Client;

  beforeAll(async () => {
    const name = `lost_${process.pid}`;
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    connection = connectPostgres(own.toString());
  });
  afterAll(async () => {
    await connection.close();
    await operator.query(`drop database lost_${process.pid}`);
    await operator.end();
  });

  /** What a restart does to every connection of the server. */
  const cutAll = () =>
    operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      `lost_${process.pid}`,
    ]);

  it("while a transaction holds a connection ends no process, and the next query is served", async () => {
    const transaction = connection.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await cutAll();
      await sql`select 2`.execute(tx);
    });
    await expect(transaction).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(connection.db)).rows).toEqual([{ one: 1 }]);
  });
});
