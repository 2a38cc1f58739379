import type { OverviewFacts } from "@mec/domain/overview";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { inOperation } from "../application/scopes.ts";
import { living, signed } from "../document/scopes.ts";
import { countLeftOut, findOpenRights } from "../signature/retraction/reads.ts";

/** No right to retract lasts longer from the last signature, whatever days it ends on. */
const mostDays = 30;

/** Consumers who share, by account, of whom something was signed lately. */
async function findNewlySigned(db: Db, projectId: string, now: Date): Promise<Map<string, string>> {
  const since = new Date(now.getTime() - mostDays * 86_400_000);
  const { rows } = await sql<{ pointId: string; accountId: string }>`
    select c.id as "pointId", c.account_id as "accountId"
    from application a join consumption_point c on c.id = a.consumption_point_id
    where a.project_id = ${projectId} and ${inOperation("a")}
      and exists (select from document d where d.consumption_point_id = c.id and d.project_id = a.project_id
        and ${living("d")} and ${signed("d")} and d.updated_at > ${since})`.execute(db);
  return new Map(rows.map(({ pointId, accountId }) => [pointId, accountId]));
}

/** How many people share and may still retract, the last day on which one may, and how many places are left out of the sharing until then. */
export async function findRetractable(
  deps: Deps,
  projectId: string,
): Promise<Pick<OverviewFacts, "retractable" | "retractableUntil" | "leftOut">> {
  const now = deps.now();
  const accounts = await findNewlySigned(deps.db, projectId, now);
  const points = { pointIds: [...accounts.keys()], now };
  const rights = await findOpenRights(deps.db, projectId, points);
  const open = [...rights].flatMap(([pointId, { until }]) => (until === null ? [] : [{ pointId, until }]));
  return {
    retractable: new Set(open.map(({ pointId }) => accounts.get(pointId))).size,
    retractableUntil:
      open
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
    leftOut: await countLeftOut(deps.db, projectId, points),
  };
}
