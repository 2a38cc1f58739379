import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import {
  askingToLeave,
  awaitingStart,
  leavingOnADay,
  live,
  settledDay,
  settlingSteps,
  startingSteps,
} from "../application/scopes.ts";
import { type DueDuty, doneFor, parisDay, startedOn } from "./said-done.ts";

/** Who has left, or has his day, of those who shared and, once the operation is declared, of those who left since. */
export async function findDepartures(
  db: Db,
  projectId: string,
  declaredOn: string | null,
): Promise<DueDuty[]> {
  const leftOn = sql`coalesce(case when not ${live("a")} then coalesce(${parisDay(sql`a.ended_at`)},
    ${parisDay(sql`(a.retraction->>'declaredAt')::timestamptz`)}) end, ${settledDay("a")})`;
  const { rows } = await sql<{ id: string; day: string }>`
    select id, day from (
      select a.id, ${leftOn} as day, ${startedOn} as started, ${doneFor("tell-network")} as done
      from application a where a.project_id = ${projectId} and (${leavingOnADay("a")} or not ${live("a")})) gone
    where day is not null and done is distinct from day and (started is not null or day >= ${declaredOn})
    order by id`.execute(db);
  return rows.map(({ id, day }) => ({ of: "application", id, dueOn: day }));
}

/**
 * Who has signed all once the operation was declared, or somebody shared: the declaration does not name him, a place that came back
 * neither. Who shares was named, and who asks to leave has nothing to begin.
 */
export async function findArrivals(db: Db, projectId: string, declaredOn: string | null): Promise<DueDuty[]> {
  const { rows } = await sql<{ id: string; day: string }>`
    select id, day from (
      select a.id, ${parisDay(sql`settled.at`)} as day, settled.at, ${doneFor("tell-network")} as done
      from application a, lateral (select max(step.created_at) as at from application_progress step
        where step.application_id = a.id and ${settlingSteps("step")}) settled
      where a.project_id = ${projectId} and ${awaitingStart("a")} and not ${askingToLeave("a")}) come
    where done is distinct from day and (day > ${declaredOn} or at > (
      select min(step.created_at) from application_progress step join application first on first.id = step.application_id
      where first.project_id = ${projectId} and ${startingSteps("step")}))
    order by id`.execute(db);
  return rows.map(({ id, day }) => ({ of: "application", id, dueOn: day }));
}
