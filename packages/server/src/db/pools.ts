import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { ownName } from "./presence.ts";
import { isUnavailable } from "./unavailable.ts";

/** The time limits of one use of a database, in milliseconds; 0 is none. */
interface Patience {
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
  /** Whether the planner may compile (JIT) a statement it expects to be long: some 40 ms, too slow for an answer. */
  readonly jit: "on" | "off";
}

const second = 1000;
/** For requests: somebody waits for the page. */
export const forAnswers: Patience = {
  connect: 5 * second,
  statement: 15 * second,
  lock: 10 * second,
  idleInTransaction: 30 * second,
  jit: "off",
};
/** For jobs and daily work. */
export const forLongWork: Patience = {
  connect: 30 * second,
  statement: 600 * second,
  lock: 60 * second,
  idleInTransaction: 300 * second,
  jit: "on",
};

/** For migrations: a large table takes its time, and half of one is nothing. */
export const withoutLimit: Patience = { ...forLongWork, statement: 0 };

/** A frozen server does not enforce its own limit: the client does, a little later than the server would. */
const slackMs = 5 * second;

export function openPool(url: string, max: number, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.statement > 0 ? patience.statement + slackMs : 0,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    options: `-c jit=${patience.jit}`,
    keepAlive: true,
    application_name: ownName,
  } as pg.PoolConfig);
  // An idle client that loses its server leaves the pool; the next query opens another, or fails where it is asked.
  pool.on("error", () => {});
  // A lent client reports its error itself: without a listener, the error event would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Takes its rows out of an answer. The driver's query holds its answer, and is itself held by a closure that V8 makes among its old
 * objects: the rows of all queries would stay until V8 next looks through those.
 */
function takeRows(answer: pg.QueryResult): Pick<pg.QueryResult, "command" | "rowCount" | "rows"> {
  const { command, rowCount, rows } = answer;
  answer.rows = [];
  return { command, rowCount, rows };
}

/** The pool as Kysely borrows from it: a client whose server did not answer is never lent again. */
export function discarding(pool: pg.Pool): PostgresPool {
  return {
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect();
      let isLost = false;
      const asked = async (text: string, values: readonly unknown[]) => {
        try {
          return takeRows(await client.query(text, [...values]));
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
