import { sql } from "kysely";
import type { Database } from "../src/db/connect.ts";

/** How many rows of each kind somebody has who joined a project in one call. */
export interface Traces {
  email: string;
  points: string;
  consents: string;
  signatories: string;
  applications: string;
  steps: string;
  sessions: string;
  events: string;
}

/** The counts of somebody who joined wholly, and once. */
export const wholeTraces: Omit<Traces, "email"> = {
  points: "1",
  consents: "1",
  signatories: "1",
  applications: "1",
  steps: "1",
  sessions: "1",
  events: "2",
};

/** The rows that each person who joined has left in the database. */
export async function readTraces(db: Database): Promise<Traces[]> {
  const { rows } = await sql<Traces>`
    select h.email,
      (select count(*) from consumption_point c where c.account_id = h.id) as points,
      (select count(*) from sge_consent s where s.account_id = h.id) as consents,
      (select count(*) from signatory s join consumption_point c on c.id = s.consumption_point_id
        where c.account_id = h.id) as signatories,
      (select count(*) from application a join consumption_point c on c.id = a.consumption_point_id
        where c.account_id = h.id) as applications,
      (select count(*) from application_progress p where p.author_id = h.id) as steps,
      (select count(*) from session s where s.account_id = h.id) as sessions,
      (select count(*) from pgboss.job j where j.name = 'event' and (
        j.data->>'accountId' = h.id::text or j.data->>'applicationId' in (
          select a.id::text from application a join consumption_point c on c.id = a.consumption_point_id
          where c.account_id = h.id))) as events
    from account h where not exists (select 1 from project p where p.account_id = h.id)`.execute(db);
  return rows;
}

/** Points without an application: the sign of a half-done join. */
export async function countOrphans(db: Database): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from consumption_point c
    where not exists (select 1 from application a where a.consumption_point_id = c.id)`.execute(db);
  return Number(rows[0]?.count);
}
