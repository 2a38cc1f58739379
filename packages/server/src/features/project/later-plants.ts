import { barredPlantsText, barringContract, plannedPlantsText, type Start } from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import { findContracted } from "../point/index.ts";
import { barred as isBarred, counted as isCounted, planned as isPlanned } from "../point/scopes.ts";
import { countedKwc, plannedOf } from "./plants.ts";

interface Asked {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Whether who reads it is told the day, as who is asked to buy. */
  readonly tellsDay: boolean;
}

/** In words, which plants of a project a purchase contract keeps from sharing: its sums are without them, but where there is no other. */
export async function findBarred(
  db: Db,
  { id, ...start }: Start & { readonly id: string },
  { today, tellsDay }: Asked,
): Promise<string | null> {
  const plants = await db
    .selectFrom("production_point")
    .select([
      "id",
      "production_power as powerKw",
      "production_type as productionType",
      isCounted().$castTo<boolean>().as("isCounted"),
    ])
    .where("project_id", "=", id)
    .where(isBarred())
    .execute();
  const contracted = await findContracted(
    db,
    plants.map((plant) => plant.id),
  );
  const barred = plants.map(({ id: plantId, ...plant }) => {
    const told = contracted.get(plantId);
    // As the sums are: one whose contract ended this night is counted from the day's work on.
    const toEnd = (told && barringContract(told, start, today)) ?? "older";
    return { ...plant, toEnd };
  });
  return barredPlantsText(barred, { isAll: plants.some((plant) => plant.isCounted), tellsDay });
}

/** The same for its owner, beside what the project produces. */
export async function findBarredText(db: Db, projectId: string, today: string): Promise<string | null> {
  const project = await db
    .selectFrom("project")
    .select(["id", "stage", "expected_start as expectedStart"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return findBarred(db, project, { today, tellsDay: true });
}

interface Later {
  /** Null where there is none. */
  readonly text: string | null;
  /** Of those that the sums count, which do not run yet. */
  readonly unbuilt: readonly string[];
  /** How many plants the sums count. */
  readonly count: number;
}

/** Which plants of a project do not run or share yet, for who is asked to buy. */
export async function findLaterPlants(db: Db, projectId: string, today: string): Promise<Later> {
  const { planned, ...project } = await db
    .selectFrom("project")
    .select([
      "id",
      "stage",
      "expected_start as expectedStart",
      "annual_production as annualProductionKwh",
      countedKwc.as("powerKwc"),
      "production_types as productionTypes",
      plannedOf.as("planned"),
    ])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const barred = await findBarred(db, project, { today, tellsDay: true });
  const counted = await db
    .selectFrom("production_point")
    .select(["id", isPlanned().$castTo<boolean>().as("isPlanned")])
    .where("project_id", "=", projectId)
    .where(isCounted())
    .execute();
  const texts = [barred, plannedPlantsText({ ...project, ...planned }, today)];
  return {
    text: texts.filter(Boolean).join(" ") || null,
    unbuilt: counted.flatMap((plant) => (plant.isPlanned ? plant.id : [])),
    count: counted.length,
  };
}
