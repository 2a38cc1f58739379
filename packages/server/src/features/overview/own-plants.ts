import type { Db } from "../../db/transaction.ts";
import { findPlantsToSign } from "../document/index.ts";

/**
 * How many plants have documents that are not settled. One that is still to be built, or that came once people shared, holds up
 * nobody who shares already, as one of another.
 */
export async function countPlants(db: Db, projectId: string) {
  const plants = await findPlantsToSign(db, projectId);
  const own = plants.filter(({ isOwn, isPlanned, isLater }) => isOwn && !isPlanned && !isLater).length;
  return {
    ownPlantsToSign: own,
    otherPlantsToSign: plants.length - own,
  };
}
