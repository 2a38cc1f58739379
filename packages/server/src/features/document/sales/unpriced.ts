import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { signedByConsumer } from "../../signature/scopes.ts";
import { living, settled, signed } from "../scopes.ts";

/** A sale that says its price, or that was settled elsewhere and says it there. */
const pricedSale = (document: string) => sql<SqlBool>`(${settled(document)} and not ${signed(document)}
  or ${signedByConsumer(document)}
    and coalesce(${sql.ref(`${document}.data`)}->'terms'->>'price', ${sql.ref(`${document}.data`)}->>'acceptedPrice') is not null)`;

/** Which of these places have signed no price: their contract leaves it to be agreed on, or they have none. */
export async function findUnpriced(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select place.id from unnest(${pointIds}::uuid[]) with ordinality place(id, rank)
    where not exists (select from document d
      where d.consumption_point_id = place.id and d.project_id = ${projectId} and d.kind = 'salesContract'
        and ${living("d")} and ${pricedSale("d")})
    order by place.rank`.execute(db);
  return rows.map(({ id }) => id);
}
