import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testConnection } from "../../test/database.ts";
import { type Connection, connectPostgres } from "./connect.ts";
import { forAnswers, openPool } from "./pools.ts";
import { isUnavailable } from "./unavailable.ts";

it("What was read is left to who asked for it: the driver's query, which outlives its answer, holds no rows", async () => {
  const { db } = await testConnection();
  const asked = vi.spyOn(pg.Client.prototype, "query");
  const { rows } = await sql<{ own: number }>`select 1 as own`.execute(db);
  // Servers of former tests may still ask by the same driver, in this process.
  const own = asked.mock.calls.findIndex(([text]: unknown[]) => text === "select 1 as own");
  const answer: unknown = await asked.mock.results[own]?.value;
  asked.mockRestore();
  expect(rows).toEqual([{ own: 1 }]);
  expect(answer).toMatchObject({ command: "SELECT", rows: [] });
});

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

  it("that are all lent are not waited for without end, nor a server that takes one and says nothing", async () => {
    const impatient = { ...forAnswers, connect: 50 };
    const pool = openPool(url, 1, impatient);
    const lent = await pool.connect();
    expect(isUnavailable(await pool.connect().catch((error: unknown) => error))).toBe(true);
    lent.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await pool.end();

    const sockets: Socket[] = [];
    const mute = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const address = mute.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const toMute = openPool(`postgres://nobody@127.0.0.1:${port}/none`, 1, impatient);
    expect(isUnavailable(await toMute.query("select 1").catch((error: unknown) => error))).toBe(true);
    for (const socket of sockets) socket.destroy();
    await toMute.end();
    await new Promise((resolve) => mute.close(resolve));
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
