import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { askingToLeave, awaitingSignatures, awaitingStart, takingPart } from "../application/scopes.ts";
import {
  inFlight,
  leavingSeller,
  living,
  refused,
  retractedSales,
  sellers,
  settled,
  settledOrOnItsWay,
  signed,
} from "../document/scopes.ts";
import { findUnsold } from "../signatory/contractless/reads.ts";

export interface LateContracts {
  /** One more can be sent to these. */
  readonly toSend: number;
  /** The one more that these were sent was refused. */
  readonly refused: number;
}

/**
 * The number of consumers who have signed a contract, and with whom one more is to be made: a producer came since, or has his
 * meter now. It is what `contractNext` says of each, for thousands at once.
 */
export async function countLateContracts(db: Db, projectId: string): Promise<LateContracts> {
  const { rows } = await sql<LateContracts>`
    with ready as materialized (
      select p.id::text as id from production_point p
        join signatory s on s.production_point_id = p.id
      where p.project_id = ${projectId} and coalesce(p.prm, '') <> '' and p.production_power is not null
        and not ${leavingSeller("p")} and not exists (select from document o where o.production_point_id = p.id and o.project_id = p.project_id
          and o.kind = 'salesContract' and ${settled("o")} and ${living("o")})),
    contract as (
      select consumption_point_id as consumer, ${signed()} as signed, not ${settledOrOnItsWay()} as back,
        ${refused()} as refused, ${sellers} as sellers from document
      where project_id = ${projectId} and kind = 'salesContract' and consumption_point_id is not null and ${living()}),
    retracted as (${retractedSales(projectId)}),
    late as (
      select consumer, bool_or(refused) as refused from contract cross join ready
      where not exists (select from retracted r where r.consumer = contract.consumer and r.seller = ready.id)
      group by consumer, ready.id
      having bool_or(signed) and bool_and(signed or back) and not bool_or(signed and sellers ? ready.id))
    select count(distinct consumer) filter (where refused)::int as refused,
      count(distinct consumer) filter (where not refused and coalesce(c.prm, '') <> '' and s.id is not null)::int as "toSend"
    from late join consumption_point c on c.id = consumer left join signatory s on s.consumption_point_id = consumer`.execute(
    db,
  );
  return rows[0] ?? { toSend: 0, refused: 0 };
}

/** Of the consumers who have signed their documents, who has a contract to sign, with one more seller or before he may begin: of all of them, and of those who await their beginning. */
export async function countStillSigning(
  db: Db,
  projectId: string,
): Promise<{ all: number; startable: number }> {
  const unsold = await findUnsold(db, projectId);
  const { rows } = await sql<{ all: number; startable: number }>`
    select count(*)::int as all, count(*) filter (where ${awaitingStart("a")} and not ${askingToLeave("a")})::int as startable
    from application a where a.project_id = ${projectId} and ${takingPart("a")} and not ${awaitingSignatures("a")}
      and (a.consumption_point_id = any(${unsold}::uuid[])
        or exists (select from document where document.project_id = a.project_id and document.kind = 'salesContract'
          and document.consumption_point_id = a.consumption_point_id and ${living()} and ${inFlight()}))`.execute(
    db,
  );
  return rows[0] ?? { all: 0, startable: 0 };
}
