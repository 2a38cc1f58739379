import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connectPostgres } from "../src/db/connect.ts";
import { preparedAlone } from "../src/db/prepare.ts";
import { isPassing, isUnavailable } from "../src/db/unavailable.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

describe.skipIf(url === "")("losing PostgreSQL", () => {
  let name: string;
  let own: string;
  let connection: Connection;
  let operator: pg.Client;

  beforeEach(async () => {
    name = `lost_${randomUUID().replaceAll("-", "")}`;
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(`create database ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    own = address.toString();
    connection = connectPostgres(own, { answers: 2, background: 2 });
  });
  afterEach(async () => {
    await connection.close();
    await operator.query(`drop database ${name} with (force)`);
    await operator.end();
  });

  /** Cuts every connection of the server, as a restart does. */
  const cutAll = () =>
    operator.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(connection.db)).rows;

  it("while a transaction holds a connection ends no process, and the next query is served", async () => {
    const transaction = connection.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await cutAll();
      await sql`select 2`.execute(tx);
    });
    const error = await transaction.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("is told from a query that is refused, or that takes too long by itself", async () => {
    const wrong = await sql`select no_such_column`.execute(connection.db).catch((reason: unknown) => reason);
    expect(isUnavailable(wrong)).toBe(false);
    const slow = connection.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(1)`.execute(tx);
    });
    expect(isUnavailable(await slow.catch((reason: unknown) => reason))).toBe(false);
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("is told from a lock that does not come free: the client is lent again, and the same may work in a moment", async () => {
    const small = connectPostgres(own, { answers: 1, background: 1 });
    const client = async () => (await sql`select pg_backend_pid() as pid`.execute(small.db)).rows;
    const holder = connection.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(8)`.execute(tx);
      const before = await client();
      const waits = small.db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = 50`.execute(other);
        await sql`select pg_advisory_xact_lock(8)`.execute(other);
      });
      const error = await waits.catch((reason: unknown) => reason);
      expect([isUnavailable(error), isPassing(error)]).toEqual([false, true]);
      expect(await client()).toEqual(before);
    });
    await holder.finally(() => small.close());
  });

  it("does not wait for ever: statements, locks, and transactions that do nothing have an end", async () => {
    const settings = async (clients: Pick<Connection, "db">) => {
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings where name in
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
        clients.db,
      );
      return rows.map(({ setting }) => Number(setting));
    };
    expect(await settings(connection)).toEqual([30_000, 10_000, 15_000]);
    expect(await settings(connection.background)).toEqual([300_000, 60_000, 600_000]);
  });

  it("leaves long work its own connections: answers come while all of them are taken", async () => {
    const taken = Promise.all([1, 2].map(() => sql`select pg_sleep(0.5)`.execute(connection.background.db)));
    expect(await one()).toEqual([{ one: 1 }]);
    await taken;
  });

  it("of nodes that start at once, one prepares at a time", async () => {
    let inside = 0;
    let most = 0;
    const order: number[] = [];
    const prepare = async (node: number) => {
      inside += 1;
      most = Math.max(most, inside);
      await sql`select pg_sleep(0.05)`.execute(connection.db);
      order.push(node);
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map((node) => preparedAlone(own, () => prepare(node))));
    expect(most).toBe(1);
    expect(order.toSorted()).toEqual([1, 2, 3]);
  });

  it("in the middle of preparing lets the next node begin", async () => {
    await expect(
      preparedAlone(own, async () => {
        throw new Error("broken");
      }),
    ).rejects.toThrow("broken");
    expect(await preparedAlone(own, async () => "ready")).toBe("ready");
  });
});
