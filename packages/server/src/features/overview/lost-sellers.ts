import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingStart, takingPart } from "../application/scopes.ts";
import { living, sellers, settled, signed } from "../document/scopes.ts";

export interface LostSellers {
  /** Consumers who take part and signed contracts of which no seller is in the project any more. */
  readonly withoutSeller: number;
  /** Those of them who have not begun to share, and have not asked to leave. */
  readonly waiting: number;
}

/**
 * The number of consumers who signed to buy and have nobody left to buy from. Who sells without naming its plants, or settles
 * a contract outside of the platform, is not known to have left.
 */
export async function countLostSellers(db: Db, projectId: string): Promise<LostSellers> {
  const { rows } = await sql<LostSellers>`
    with contract as (
      select consumption_point_id as consumer, ${signed()} as signed, ${sellers} as sellers from document
      where project_id = ${projectId} and kind = 'salesContract' and consumption_point_id is not null
        and ${settled()} and ${living()}),
    lost as (
      select consumer from contract group by consumer
      having bool_and(signed and jsonb_array_length(sellers) > 0 and not exists (
        select from production_point p where p.project_id = ${projectId} and sellers ? p.id::text)))
    select count(*)::int as "withoutSeller",
      count(*) filter (where ${awaitingStart("a")} and a.departure is null)::int as waiting
    from lost join application a on a.consumption_point_id = lost.consumer and a.project_id = ${projectId}
    where ${takingPart("a")}`.execute(db);
  return rows[0] ?? { withoutSeller: 0, waiting: 0 };
}
