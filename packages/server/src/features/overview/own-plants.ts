import { runsTooLong } from "@mec/domain/point";
import type { Db } from "../../db/transaction.ts";
import { findPlantsToSign } from "../document/index.ts";
import { findContracted } from "../point/index.ts";

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

/** How many are said to share from a day on which their purchase contracts are said to run still. */
export async function countUnderContract(db: Db, projectId: string, today: string): Promise<number> {
  const rows = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .execute();
  const contracted = await findContracted(
    db,
    rows.map(({ id }) => id),
  );
  // Of one that is said to run, with no end, the owner confirmed that it will have ended.
  return [...contracted.values()].filter((plant) => {
    const toEnd = runsTooLong(plant, today);
    return toEnd !== null && toEnd !== "older";
  }).length;
}
