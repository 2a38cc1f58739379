import type { EstimateBasis } from "@mec/api/study";
import { averagePriceRange } from "@mec/domain/project";
import { isMixedVat, type SellerVat } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import { findPerimeterDetailsOf } from "../project/index.ts";
import { loadAskedOfEach } from "./asked-of-members.ts";
import { findProductionSums } from "./member-store.ts";

export type BasisOfProject = EstimateBasis & { readonly projectId: string };

/** What the electricity of these projects costs on average, whose sellers differ in VAT. */
async function loadAveragePrices(db: Db, projectIds: readonly string[]) {
  const sellers =
    projectIds.length === 0
      ? []
      : await db
          .selectFrom("production_point")
          .select([
            "project_id as projectId",
            "price_min as min",
            "price_max as max",
            "vat_regime as vatRegime",
            "production_power as powerKwc",
          ])
          .where("project_id", "in", projectIds)
          .execute();
  return (id: string, planned: SellerVat | null) =>
    averagePriceRange(
      planned,
      sellers
        .filter(({ projectId }) => projectId === id)
        .map(({ min, max, ...seller }) => ({
          ...seller,
          price: min === null || max === null ? null : { min, max },
        })),
    );
}

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
      "price_min as min",
      "price_max as max",
      "pledged_share as pledgedShare",
      "number_of_consumers as numberOfConsumers",
      "repartition_key as repartitionKey",
      "vat_regime as planned",
    ])
    .where("id", "in", projectIds)
    .execute();
  const sums = await findProductionSums(db, projectIds);
  const askedOf = await loadAskedOfEach(db, projectIds);
  const detailsOf = await findPerimeterDetailsOf(db, projectIds);
  const averageOf = await loadAveragePrices(
    db,
    projectIds.filter((id) => isMixedVat(askedOf(id)(null).vatRegime)),
  );
  return projects.map(({ address, min, max, planned, ...told }) => {
    const averagePrice = averageOf(told.projectId, planned);
    const { fees, vatRegime, engagement } = askedOf(told.projectId)(null);
    return {
      latitude: address.coordinates.latitude,
      longitude: address.coordinates.longitude,
      production: sums.filter(({ projectId }) => projectId === told.projectId),
      ...told,
      price: min === null || max === null ? null : { min, max },
      ...(averagePrice && { averagePrice }),
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
