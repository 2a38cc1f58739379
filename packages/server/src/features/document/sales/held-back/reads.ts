import { sql } from "kysely";
import type { Db } from "../../../../db/transaction.ts";
import { inFlight, living, refused } from "../../scopes.ts";

/** Why no contract leaves for a consumer yet, whatever its seller has given. */
type HeldBack = "refused" | "signing" | "incomplete";

/**
 * Of these consumers of a project, those to whom nothing can be sent: who refused to sign what he was sent, who has a contract to sign
 * first, and who has not said who signs, or at which meter.
 */
export async function findHeldBack(
  db: Db,
  projectId: string,
  consumers: readonly string[],
): Promise<ReadonlyMap<string, HeldBack>> {
  const own = sql`document.project_id = ${projectId} and document.consumption_point_id = c.id`;
  const { rows } = await sql<{ id: string; why: HeldBack | null }>`
    select c.id, case
      when exists (select from document where ${own} and ${refused()}) then 'refused'
      when exists (select from document where ${own} and document.kind = 'salesContract' and ${living()} and ${inFlight()})
        then 'signing'
      when coalesce(c.prm, '') = ''
        or not exists (select from signatory s where s.consumption_point_id = c.id and s.identity is not null)
        then 'incomplete' end as why
    from consumption_point c where c.id = any(${consumers}::uuid[])`.execute(db);
  return new Map(rows.flatMap(({ id, why }) => (why ? [[id, why] as const] : [])));
}
