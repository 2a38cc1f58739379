import type { ProducerSale } from "@mec/api/document";
import { participantName } from "@mec/domain/document";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { findLeavingConsumers } from "../application/left/reads.ts";
import { byOwnMailbox, havingSigned, signedByConsumer } from "../signature/scopes.ts";
import { findEntries } from "./annexe-2/annexe-2-store.ts";
import { living, sellers, signed } from "./scopes.ts";

/**
 * The contracts by which a plant sells in its project, once their consumers have signed, the oldest first: those that its holder
 * signs, or has signed, as their producer.
 */
export async function listProducerSales({ db }: Deps, pointId: string): Promise<ProducerSale[]> {
  const { rows } = await sql<{
    documentId: string;
    projectId: string;
    consumptionPointId: string;
    signatureId: string;
    identity: SignatoryInput | null;
    firstName: string;
    lastName: string;
    isSigned: boolean;
    hasSigned: boolean;
    signer: string | null;
  }>`
    select d.id as "documentId", d.project_id as "projectId", d.consumption_point_id as "consumptionPointId", r.id as "signatureId", d.data->'consumer' as identity,
      buyer.first_name as "firstName", buyer.last_name as "lastName",
      ${signed("d")} as "isSigned", own."hasSigned", own.signer
    from production_point p
      join document d on d.project_id = p.project_id
        and d.id in (select id from document where kind = 'salesContract' and ${sellers} ? ${pointId}::text)
      join signature_request r on r.document_id = d.id
      join signature_signer buyer on buyer.request_id = r.id and buyer.role = 'participant'
      join account holder on holder.id = p.account_id
      join lateral (select bool_and(${havingSigned("s")}) as "hasSigned",
          case when not bool_or(not ${havingSigned("s")} and ${byOwnMailbox("s", "holder")})
            then min(s.first_name || ' ' || s.last_name) filter (where not ${havingSigned("s")}) end as signer
        from signature_signer s
        where s.request_id = r.id and s.role = 'producer' and s.account_id = p.account_id) own
        on own."hasSigned" is not null
    where p.id = ${pointId} and d.consumption_point_id is not null and ${living("d")} and ${signedByConsumer("d")}
    order by d.created_at, d.id`.execute(db);
  const [first] = rows;
  const leaving = first ? await findLeavingConsumers(db, first.projectId) : [];
  const starts = first ? await findEntries(db, first.projectId) : new Map<string, string>();
  const dayOf = new Map(leaving.map(({ consumptionPointId, on }) => [consumptionPointId, on]));
  return rows.map(({ documentId, signatureId, identity, isSigned, hasSigned, signer, ...sold }) => {
    const leavesOn = dayOf.get(sold.consumptionPointId);
    const startsOn = starts.get(sold.consumptionPointId);
    return {
      documentId,
      signatureId,
      consumer: participantName(identity, sold),
      state: isSigned ? "signed" : hasSigned ? "others-to-sign" : "to-sign",
      ...(signer !== null && { signer }),
      ...(leavesOn !== undefined && { leavesOn }),
      ...(startsOn !== undefined && { startsOn }),
    };
  });
}
