import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Connection, connectPostgres } from "./connect.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "")("the connections to PostgreSQL", () => {
  let connection: Connection;
  beforeAll(() => {
    connection = connectPostgres(url, { answers: 1, background: 1 });
  });
  afterAll(() => connection.close());

  it("compile no statement for those who wait in front of a page, which takes longer than to run it", async () => {
    const jit = async (db: Connection["db"]) => (await sql<{ jit: string }>`show jit`.execute(db)).rows;
    expect(await jit(connection.db)).toEqual([{ jit: "off" }]);
  });

  it("let a migration take its time, on the server and here", async () => {
    const answer = await connection.unlimited(async (db) => {
      const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
      // Longer than the client's slack beyond the server's limit.
      await sql`select pg_sleep(6)`.execute(db);
      return rows;
    });
    expect(answer).toEqual([{ statement_timeout: "0" }]);
  });
});
