import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { acceptingSteps } from "../application/scopes.ts";
import { living, sellers } from "./scopes.ts";

/**
 * The consumers of a project, each with a producer from whose contract he has retracted since he was last accepted: being
 * accepted anew is a new yes. Columns `consumer` and `seller`.
 */
export const retractedSales = (projectId: string): RawBuilder<{ consumer: string; seller: string }> => sql`
  select d.consumer, seller.id as seller
  from (select id, project_id, consumption_point_id as consumer, ${sellers} as sellers from document
      where project_id = ${projectId} and kind = 'salesContract' and consumption_point_id is not null and not ${living()}) d
    join signature_request r on r.document_id = d.id
    join signature_event e on e.request_id = r.id and e.type = 'retracted'
    cross join lateral jsonb_array_elements_text(d.sellers) seller(id)
  where not exists (
    select from application a join application_progress step on step.application_id = a.id
    where a.project_id = d.project_id and a.consumption_point_id = d.consumer
      and ${acceptingSteps("step")} and step.created_at > e.at)`;

/** The producers from whose contracts each consumer of a project, or each of these, has retracted. */
export async function findRetractedSales(
  db: Db,
  projectId: string,
  pointIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const among = pointIds ? sql`where consumer = any(${pointIds}::uuid[])` : sql``;
  const { rows } = await sql<{ consumer: string; seller: string }>`
    select distinct consumer, seller from (${retractedSales(projectId)}) retracted ${among}`.execute(db);
  const found = new Map<string, string[]>();
  for (const { consumer, seller } of rows) found.set(consumer, [...(found.get(consumer) ?? []), seller]);
  return found;
}
