import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { isUnavailable } from "./unavailable.ts";

/** What of a database's time one use of it may take, in milliseconds. */
interface Patience {
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
  /** Whether the planner may compile a statement that it thinks long: some 40 ms, which an answer does not have. */
  readonly jit: "on" | "off";
}

const second = 1000;
/** Someone waits in front of a page. */
export const forAnswers: Patience = {
  connect: 5 * second,
  statement: 15 * second,
  lock: 10 * second,
  idleInTransaction: 30 * second,
  jit: "off",
};
/** Jobs, and what is done once a day. */
export const forLongWork: Patience = {
  connect: 30 * second,
  statement: 600 * second,
  lock: 60 * second,
  idleInTransaction: 300 * second,
  jit: "on",
};

/** A server that is frozen ends nothing itself: we do, a little later than it would. */
const slackMs = 5 * second;

export function openPool(url: string, max: number, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.statement + slackMs,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    options: `-c jit=${patience.jit}`,
    keepAlive: true,
  } as pg.PoolConfig);
  // An idle client that loses its server leaves the pool; the next query opens another, or fails where it is asked.
  pool.on("error", () => {});
  // One that is lent says so by itself: unheard, that would end the process. The query under way fails where it is asked.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** The pool as Kysely borrows from it: a client whose server did not answer is never lent again. */
export function discarding(pool: pg.Pool): PostgresPool {
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();
      let isLost = false;
      const asked = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          isLost ||= isUnavailable(error);
          throw error;
        }
      };
      function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query(text: unknown, values: readonly unknown[] = []): unknown {
        if (typeof text !== "string") throw new TypeError("Nothing is streamed from the database.");
        return asked(text, values);
      }
      return { query, release: () => client.release(isLost) };
    },
    end: () => pool.end(),
  };
}
