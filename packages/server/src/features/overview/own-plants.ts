import type { OverviewFacts } from "@mec/domain/overview";
import { isContractOver, runsTooLong } from "@mec/domain/point";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { askingToLeave, awaitingStart, live } from "../application/scopes.ts";
import { findPlantsToSign } from "../document/index.ts";
import { findHeldPlants } from "../point/contracts/reads.ts";
import { findContracted } from "../point/index.ts";
import { contractEndWasToCome } from "../point/scopes.ts";

/**
 * How many plants have documents that are not settled. One that shares in years counts not at all; one that is still to be built, or that came once people shared, holds up
 * nobody who shares already, as one of another.
 */
export async function countPlants(db: Db, projectId: string, today: string) {
  const held = await findHeldPlants(db, { projectId, today });
  const plants = (await findPlantsToSign(db, projectId)).filter(({ id }) => !held.has(id));
  const own = plants.filter(({ isOwn, isPlanned, isLater }) => isOwn && !isPlanned && !isLater).length;
  return {
    ownPlantsToSign: own,
    otherPlantsToSign: plants.length - own,
  };
}

/** Those that do not share yet and whose contracts are told to end, or ended since they were told to; and with whom they begin. */
export async function findContractEnds(
  db: Db,
  projectId: string,
  today: string,
): Promise<OverviewFacts["contractEnds"]> {
  const application = (which: RawBuilder<SqlBool>) =>
    sql<boolean>`exists (select from application a where a.production_point_id = point.id and ${which})`;
  const rows = await db
    .selectFrom("production_point as point")
    .select(["point.id", "point.name"])
    .select(application(live("a")).as("isAccepted"))
    .select(application(sql`${awaitingStart("a")} and not ${askingToLeave("a")}`).as("isReady"))
    .where("point.project_id", "=", projectId)
    .where(({ or, eb }) =>
      or([contractEndWasToCome("point"), eb("point.contract_end_said_at", "is not", null)]),
    )
    .orderBy("point.contract_ends_on")
    .orderBy("point.id")
    .execute();
  const contracted = await findContracted(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, name, isAccepted, isReady }) => {
    const { contractEndsOn: endsOn, sharesFrom = null } = contracted.get(id) ?? {};
    if (!endsOn || sharesFrom !== null) return [];
    const beginsWith = isReady ? ("producers" as const) : isAccepted ? null : ("consumers" as const);
    return [{ name, endsOn, ...(isContractOver(endsOn, today) && { isOver: true }), beginsWith }];
  });
}

/** How many are said to share from a day on which their purchase contracts are said to run. */
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
  return [...contracted.values()].filter((plant) => runsTooLong(plant, today) !== null).length;
}
