import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { findSupplyDays } from "../../signature/retraction/reads.ts";
import { startDay, startingSteps } from "../scopes.ts";

/** Enough of the first to find who was not left out until his days to retract had ended. */
const mostRead = 50;

/** The day on which a project's first consumers share, or did before they left; null where none was put in operation. */
async function findFirstDay(db: Db, projectId: string): Promise<string | null> {
  const { rows } = await sql<{ pointId: string; day: string }>`
    select a.consumption_point_id as "pointId",
      min(${startDay("step")}) as day
    from application a join application_progress step on step.application_id = a.id
    where a.project_id = ${projectId} and a.consumption_point_id is not null and ${startingSteps("step")}
    group by 1 order by 2, 1 limit ${mostRead}`.execute(db);
  const supplied = await findSupplyDays(
    db,
    projectId,
    rows.map(({ pointId }) => pointId),
  );
  const days = rows.flatMap(({ pointId, day }) => {
    const from = supplied.get(pointId);
    if (from === null) return [];
    return from !== undefined && from > day ? from : day;
  });
  const [first = null] = days.toSorted();
  return first;
}

/** The day on which a project's first consumers began to share, also where they have left since; null where none has by today. */
export async function findSharingSince(db: Db, projectId: string, today: string): Promise<string | null> {
  const first = await findFirstDay(db, projectId);
  return first !== null && first <= today ? first : null;
}

/** The day to come on which they do; null where none is told, or one shares by today. */
export async function findStartToCome(db: Db, projectId: string, today: string): Promise<string | null> {
  const first = await findFirstDay(db, projectId);
  return first !== null && first > today ? first : null;
}
