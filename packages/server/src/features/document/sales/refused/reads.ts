import { sql } from "kysely";
import type { Db } from "../../../../db/transaction.ts";
import { havingDeclined } from "../../../signature/scopes.ts";
import { refused, sellers } from "../../scopes.ts";

/** A contract of one plant that somebody refused to sign. */
export interface RefusedSale {
  /** Null where the signature service did not say who. */
  readonly by: string | null;
  /** Whether the plant's own holder did. */
  readonly isOwn: boolean;
  readonly at: Date | null;
}

/** The contracts of a plant with these consumers that were refused and not sent anew, the newest refusal first: by whom, as their mails named him. */
export async function findRefusedSales(
  db: Db,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
  consumers: readonly string[],
): Promise<RefusedSale[]> {
  const { rows } = await sql<RefusedSale>`
    select nullif(trim(concat_ws(' ', s.first_name, s.last_name)), '') as by,
      coalesce(s.role = 'producer' and s.account_id = plant.account_id, false) as "isOwn",
      r.settled_at as at
    from document
      join production_point plant on plant.id = ${pointId}
      left join signature_request r on r.document_id = document.id
      left join signature_signer s on s.request_id = r.id and ${havingDeclined("s")}
    where document.project_id = ${projectId} and document.kind = 'salesContract'
      and document.consumption_point_id = any(${consumers}::uuid[])
      and ${refused()} and ${sellers} ? ${pointId}::text
    order by r.settled_at desc nulls last, document.id`.execute(db);
  return rows;
}
