import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { living, sellers, settled, signed } from "../document/scopes.ts";

/**
 * The number of consumers who have signed their contracts, and to whom one more can be sent: a producer came since, or has his
 * meter now. It is what `contractNext` says of each, for thousands at once.
 */
export async function countLateContracts(db: Db, projectId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ready as materialized (
      select p.id::text as id from production_point p
        join signatory s on s.production_point_id = p.id
      where p.project_id = ${projectId} and coalesce(p.prm, '') <> '' and p.production_power is not null
        and not exists (select from document o where o.production_point_id = p.id and o.project_id = p.project_id
          and o.kind = 'salesContract' and ${settled("o")} and ${living("o")})),
    contract as (
      select consumption_point_id as consumer, ${signed()} as signed, ${sellers} as sellers from document
      where project_id = ${projectId} and kind = 'salesContract' and consumption_point_id is not null and ${living()})
    select count(distinct consumer)::int as count from (
      select consumer from contract cross join ready
      group by consumer, ready.id having bool_and(signed) and not bool_or(sellers ? ready.id)) late`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
