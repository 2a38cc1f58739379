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
});
