import { sql } from "kysely";
import type { Database } from "../src/db/connect.ts";

/** The queue's tables, for tests that look into them or let time pass in them. */

export interface KeptJob {
  readonly name: string;
  readonly state: string;
  readonly data: Record<string, unknown>;
  readonly output: unknown;
}

export async function keptJobs(db: Database): Promise<KeptJob[]> {
  const { rows } = await sql<KeptJob>`select name, state, data, output from pgboss.job`.execute(db);
  return rows;
}

export async function eventsOf(db: Database, type: string): Promise<KeptJob[]> {
  return (await keptJobs(db)).filter(({ name, data }) => name === "event" && data.type === type);
}

/** Everything that the database holds of the jobs, one text per job. */
export async function writtenJobs(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select j::text as line from pgboss.job j`.execute(db);
  return rows.map(({ line }) => line);
}

export async function clearJobs(db: Database): Promise<void> {
  await sql`delete from pgboss.job`.execute(db);
  await sql`delete from pgboss.archive`.execute(db);
}

/** Makes the time until the next try pass. */
export async function endWaiting(db: Database): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'`.execute(
    db,
  );
}

/** Makes the time pass until which jobs were put off. */
export async function endDelays(db: Database): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where state = 'created' and start_after > now()`.execute(db);
}

/** Makes the next try the last one. */
export async function tryOnceMore(db: Database): Promise<void> {
  await sql`update pgboss.job set retry_limit = 0`.execute(db);
}

/** Makes these jobs look as if taken this many seconds ago, by the database's clock. */
export async function takenAgo(db: Database, seconds: number): Promise<void> {
  await sql`update pgboss.job set started_on = now() - ${seconds} * interval '1 second' where state = 'active'`.execute(
    db,
  );
}

/** The same for when they ended. */
export async function endedAgo(db: Database, seconds: number): Promise<void> {
  await sql`update pgboss.job set completed_on = now() - ${seconds} * interval '1 second'
    where completed_on is not null`.execute(db);
}

/** Adds jobs from before jobs were encrypted: one that has just ended, and one in the archive. */
export async function keepFormerJob(
  db: Database,
  { name, state, data }: Pick<KeptJob, "name" | "state" | "data">,
): Promise<void> {
  await sql`insert into pgboss.job (name, data, state, completed_on)
    values (${name}, ${JSON.stringify(data)}::jsonb, ${state}, now())`.execute(db);
  await sql`insert into pgboss.archive (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after, expire_in, created_on, keep_until, policy)
    select gen_random_uuid(), name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff, start_after, expire_in, created_on, keep_until, policy
    from pgboss.job where name = ${name} and state = ${state}`.execute(db);
}

export async function archivedJobs(db: Database): Promise<Pick<KeptJob, "name" | "data">[]> {
  const { rows } = await sql<Pick<KeptJob, "name" | "data">>`select name, data from pgboss.archive`.execute(
    db,
  );
  return rows;
}
