import type { EstimateBasis } from "@mec/api/study";
import type { Db } from "../../db/transaction.ts";
import { findPerimeterDetailsOf, leastAsked, mostAsked } from "../project/index.ts";
import { loadAskedOfEach } from "./asked-of-members.ts";
import { findProductionSums } from "./member-store.ts";
import { findFilledShares } from "./shares-without.ts";

export type BasisOfProject = EstimateBasis & { readonly projectId: string };

/**
 * What estimates are computed from, for projects that the caller is known to see; a newcomer has no terms of
 * his own.
 */
export async function findEstimateBases(db: Db, projectIds: readonly string[]): Promise<BasisOfProject[]> {
  if (projectIds.length === 0) return [];
  const projects = await db
    .selectFrom("project")
    .select([
      "id as projectId",
      "address",
      leastAsked.as("min"),
      mostAsked.as("max"),
      "pledged_share as pledgedShare",
      "number_of_consumers as numberOfConsumers",
      "repartition_key as repartitionKey",
    ])
    .where("id", "in", projectIds)
    .execute();
  const sums = await findProductionSums(db, projectIds);
  const askedOf = await loadAskedOfEach(db, projectIds, []);
  const filled = await findFilledShares(db, projectIds);
  const detailsOf = await findPerimeterDetailsOf(db, projectIds);
  return projects.map(({ address, min, max, ...told }) => {
    const { fees, vatRegime, engagement } = askedOf(told.projectId)(null);
    return {
      latitude: address.coordinates.latitude,
      longitude: address.coordinates.longitude,
      production: sums.filter(({ projectId }) => projectId === told.projectId),
      ...told,
      filledShare: filled.get(told.projectId) ?? null,
      price: min === null || max === null ? null : { min, max },
      fees,
      vatRegime,
      engagement,
      isBehindOneSubstation: detailsOf(told.projectId).isBehindOneSubstation,
    };
  });
}

/** The basis of one project, which must exist. */
export async function findEstimateBasis(db: Db, projectId: string): Promise<BasisOfProject> {
  const [basis] = await findEstimateBases(db, [projectId]);
  if (!basis) throw new Error("The project of an estimate is gone");
  return basis;
}
