import { engagementTerms } from "@mec/domain/document";
import type { OverviewFacts } from "@mec/domain/overview";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { awaitingAnswer, awaitingSignatures } from "../application/scopes.ts";
import { settledOrOnItsWay } from "../document/scopes.ts";

/** `isEngagementSaid`, of the terms of a consumer or, where he has none of his own, of those of all. */
const isSaid = sql.join(
  engagementTerms.map((term) => sql`coalesce(own.terms, common.terms)->>${sql.lit(term)} is not null`),
  sql` or `,
);

/**
 * The number of consumers, and the first where all have terms of their own, who have a price or were accepted, whose contract is still to be sent, and whose terms say neither how long it
 * binds nor how its price changes. Who has the plants himself buys from nobody.
 */
export async function countUnsaidSales(
  db: Db,
  projectId: string,
): Promise<Pick<OverviewFacts, "unsaidSales" | "unsaidAt">> {
  const { rows } = await sql<Pick<OverviewFacts, "unsaidSales" | "unsaidAt">>`
    select count(*)::int as "unsaidSales",
      case when bool_and(own.terms is not null) then (array_agg(c.id order by a.created_at, c.id))[1] end as "unsaidAt"
    from application a join consumption_point c on c.id = a.consumption_point_id
      left join sales_terms own on own.project_id = a.project_id and own.consumption_point_id = c.id
      left join sales_terms common on common.project_id = a.project_id and common.consumption_point_id is null
    where a.project_id = ${projectId} and (${awaitingAnswer("a")} or ${awaitingSignatures("a")})
      and not coalesce(${isSaid}, false)
      and exists (select from production_point p where p.project_id = a.project_id and p.account_id <> c.account_id)
      and not exists (select from document d where d.consumption_point_id = c.id and d.project_id = a.project_id
        and d.kind = 'salesContract' and ${settledOrOnItsWay("d")})`.execute(db);
  return rows[0] ?? { unsaidSales: 0, unsaidAt: null };
}
