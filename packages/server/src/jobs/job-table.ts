import type pg from "pg";
import type { JobData, JobName } from "./job-data.ts";

/** A finished job, and what is kept of it. */
interface Ended {
  /** Cancelled: it never could be done, through no fault of the installation. */
  readonly state: "completed" | "failed" | "cancelled";
  readonly remains: JobData;
  readonly reason: string | null;
}

interface RetryingJob {
  readonly recipient: string | null;
  readonly documentIds: readonly string[] | null;
}

/** How the jobs of a kind stand. */
export interface QueueStanding {
  readonly name: JobName;
  /** Those that are due, or under way. */
  readonly waiting: number;
  /** How long ago the oldest of them was made, or became due. */
  readonly oldestSeconds: number;
  /** Those of the last 7 days that were given up. */
  readonly failed: number;
}

/** Operations that pg-boss does not offer and its tables allow. */
export interface JobTable {
  /** Restarts jobs of a process that died, without waiting for their time limit. */
  takeBack(names: readonly JobName[]): Promise<void>;
  /** The same for these jobs alone. */
  handBack(names: readonly JobName[], ids: readonly string[]): Promise<void>;
  /** Restarts the time limit of a job. */
  renew(name: JobName, id: string): Promise<void>;
  /** Ends a job and drops its data in one statement: nothing can happen in between. */
  end(name: JobName, id: string, how: Ended): Promise<void>;
  /** Jobs that failed and will be tried again. */
  retrying(names: readonly JobName[]): Promise<RetryingJob[]>;
  standing(names: readonly JobName[]): Promise<QueueStanding[]>;
  /** How many are due, or will be tried again. */
  backlog(names: readonly JobName[]): Promise<number>;
  /** Drops these keys from the data of finished jobs. */
  forget(names: readonly JobName[], keys: readonly string[]): Promise<void>;
}

/** Where jobs are kept: those that wait, and those that are over. */
export const keptJobTables = [
  { schema: "pgboss", table: "job" },
  { schema: "pgboss", table: "archive" },
] as const;

/** How long they are kept there: those given up stay where the metrics and the manual look for them. */
export const keeping = {
  archiveCompletedAfterSeconds: 3600,
  archiveFailedAfterSeconds: 7 * 86_400,
  deleteAfterDays: 7,
};

/** Those that were put off wait for nobody. */
const isPutOff = "(job.state = 'created' and job.start_after > now())";
/** A try that failed moves the time of the next. */
const firstDue = "case when job.retry_count = 0 then job.start_after end";

async function standing(pool: pg.Pool, names: readonly JobName[]): Promise<QueueStanding[]> {
  const { rows } = await pool.query<QueueStanding>(
    `select kind.name, count(job.id) filter (where job.state < 'completed')::int as waiting,
      coalesce(extract(epoch from now() - min(greatest(job.created_on, ${firstDue})) filter (where job.state < 'completed')), 0)::float8
        as "oldestSeconds",
      count(job.id) filter (where job.state = 'failed')::int as failed
    from unnest($1::text[]) as kind (name) left join pgboss.job on job.name = kind.name
      and (job.state = 'failed' or job.state < 'completed') and not ${isPutOff}
    group by kind.name`,
    [names],
  );
  return rows;
}

/** The only file that knows how pg-boss stores jobs (tables, columns, states); its test fails when that changes. */
export function jobTable(pool: pg.Pool): JobTable {
  const startAgain = "update pgboss.job set state = 'retry', start_after = now()";
  return {
    async takeBack(names) {
      await pool.query(`${startAgain} where state = 'active' and name = any($1)`, [names]);
    },
    async handBack(names, ids) {
      const sql = `${startAgain} where name = any($1) and id = any($2) and state = 'active'`;
      await pool.query(sql, [names, ids]);
    },
    async renew(name, id) {
      const sql = "update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'";
      await pool.query(sql, [name, id]);
    },
    async end(name, id, { state, remains, reason }) {
      await pool.query(
        `update pgboss.job set state = $3, completed_on = now(), data = $4, output = $5
        where name = $1 and id = $2 and state = 'active'`,
        [name, id, state, JSON.stringify(remains), reason && JSON.stringify({ message: reason })],
      );
    },
    async retrying(names) {
      const { rows } = await pool.query<RetryingJob>(
        `select data->>'recipient' as recipient, data->'documentIds' as "documentIds" from pgboss.job
        where name = any($1) and (state = 'retry' or (state = 'active' and retry_count > 0))`,
        [names],
      );
      return rows;
    },
    standing: (names) => standing(pool, names),
    async backlog(names) {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from pgboss.job
        where name = any($1) and state < 'active' and not ${isPutOff}`,
        [names],
      );
      return rows[0]?.count ?? 0;
    },
    async forget(names, keys) {
      const forgetting = (table: string, isOver: string) =>
        pool.query(
          `update ${table} set data = data - $2::text[]
          where name = any($1) and ${isOver} and data ?| $2::text[]`,
          [names, keys],
        );
      await forgetting("pgboss.job", "state not in ('created', 'retry', 'active')");
      await forgetting("pgboss.archive", "true");
    },
  };
}
