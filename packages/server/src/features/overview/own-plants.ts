import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { findPlantsToSign } from "../document/index.ts";
import { toSign } from "../signature/scopes.ts";

/** The documents of the owner's own plants that wait for him as their producer, and the first of these plants. */
async function findOwnDocuments(db: Db, projectId: string, now: Date) {
  const { rows } = await sql<{ ownPlantDocuments: number; ownPlantDocumentsAt: string | null }>`
    select count(distinct d.id)::int as "ownPlantDocuments",
      (array_agg(p.id order by p.created_at, p.id))[1] as "ownPlantDocumentsAt"
    from project o
      join production_point p on p.project_id = o.id and p.account_id = o.account_id
      join document d on d.production_point_id = p.id and d.project_id = o.id
      join signature_request r on r.document_id = d.id and r.expires_at > ${now}
      join signature_signer s on s.request_id = r.id and s.role = 'participant' and s.account_id = o.account_id
    where o.id = ${projectId} and ${toSign({ signer: "s", request: "r", document: "d" })}`.execute(db);
  return rows[0] ?? { ownPlantDocuments: 0, ownPlantDocumentsAt: null };
}

/**
 * How many plants have documents that are not settled. One that is still to be built, or that came once people shared, holds up
 * nobody who shares already, as one of another.
 */
export async function countPlants(db: Db, projectId: string, now: Date) {
  const plants = await findPlantsToSign(db, projectId);
  const own = plants.filter(({ isOwn, isPlanned, isLater }) => isOwn && !isPlanned && !isLater).length;
  return {
    ...(await findOwnDocuments(db, projectId, now)),
    ownPlantsToSign: own,
    otherPlantsToSign: plants.length - own,
  };
}
