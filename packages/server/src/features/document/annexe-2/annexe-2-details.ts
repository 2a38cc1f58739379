import type { AnnexeOverview } from "@mec/api/document";
import { type AnnexeDetails, annexeGaps, emptyAnnexeDetails, saysDeclaration } from "@mec/domain/document";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { loadAnnexe2 } from "./annexe-2-data.ts";
import { findDetails, storeDetails } from "./annexe-2-store.ts";

export const getAnnexeDetails = (deps: Deps, projectId: string): Promise<AnnexeDetails | null> =>
  findDetails(deps.db, projectId);

/** Whether the owner said what the declaration of his project asks. */
export async function isDeclarationSaid(db: Db, projectId: string, perimeter: number): Promise<boolean> {
  const details = await findDetails(db, projectId);
  return details !== null && saysDeclaration(details, perimeter);
}

/** The last to save wins. @returns the details kept, without production points that are not the project's. */
export async function saveAnnexeDetails(
  deps: Deps,
  projectId: string,
  details: AnnexeDetails,
): Promise<AnnexeDetails> {
  await storeDetails(deps.db, projectId, details, deps.now());
  return (await findDetails(deps.db, projectId)) ?? emptyAnnexeDetails;
}

/**
 * The producers whose surplus the owner has to describe, and what else the annex lacks.
 * @throws DomainError NOT_FOUND.
 */
export async function getAnnexeOverview(deps: Deps, projectId: string): Promise<AnnexeOverview> {
  const data = await loadAnnexe2(deps, projectId);
  return {
    producers: data.producers.map(({ pointId, name, pointName, power, purchaseContract }) => ({
      productionPointId: pointId,
      name,
      pointName,
      power,
      purchaseContract,
    })),
    gaps: annexeGaps(data).map(({ item, points }) => ({ item, points: [...points] })),
  };
}
