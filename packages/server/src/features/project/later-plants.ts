import { contractToEnd } from "@mec/domain/point";
import {
  barredPlantsText,
  barredProductionText,
  plannedPlantsText,
  type Start,
  startToCome,
} from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import { findContracted } from "../point/index.ts";
import { planned as isPlanned } from "../point/scopes.ts";
import { plannedOf } from "./plants.ts";

interface Asked {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Whether who reads it is told the day, as who is asked to buy. */
  readonly tellsDay: boolean;
}

interface Told {
  /** Null where no plant is later. */
  readonly text: string | null;
  readonly plantIds: readonly string[];
  /** How many plants the sums count. */
  readonly count: number;
}

/** The plants of a project, and those that a purchase contract keeps from sharing once it begins. */
async function findPlants(db: Db, { id, ...start }: Start & { readonly id: string }, today: string) {
  const plants = await db
    .selectFrom("production_point")
    .select(["id", "production_power as powerKw", "production_type as productionType"])
    .where("project_id", "=", id)
    .execute();
  const contracted = await findContracted(
    db,
    plants.map((plant) => plant.id),
  );
  const month = startToCome(start, today);
  const day = month === null ? today : `${month}-01`;
  const barred = plants.flatMap(({ id: plantId, ...plant }) => {
    const told = contracted.get(plantId);
    const toEnd = told ? contractToEnd(told, day) : null;
    return toEnd === null || toEnd === "unknown" ? [] : [{ ...plant, plantId, toEnd }];
  });
  return { barred, count: plants.length };
}

/** Which of the plants that a project's sums count are kept from sharing by a purchase contract once it begins. */
export async function findBarred(
  db: Db,
  project: Start & { readonly id: string },
  { today, tellsDay }: Asked,
): Promise<Told> {
  const { barred, count } = await findPlants(db, project, today);
  return {
    text: barredPlantsText(barred, { isAll: barred.length === count, tellsDay }),
    plantIds: barred.map(({ plantId }) => plantId),
    count,
  };
}

/** The same of what its owner reads of its production; null where none is kept from it. */
export async function findBarredProduction(db: Db, projectId: string, today: string): Promise<string | null> {
  const project = await db
    .selectFrom("project")
    .select(["id", "stage", "expected_start as expectedStart"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return barredProductionText((await findPlants(db, project, today)).barred);
}

/** Which of the plants that a project's sums count do not run or share yet, for who is asked to buy. */
export async function findLaterPlants(db: Db, projectId: string, today: string): Promise<Told> {
  const { planned, ...project } = await db
    .selectFrom("project")
    .select([
      "id",
      "stage",
      "expected_start as expectedStart",
      "annual_production as annualProductionKwh",
      "power_kwc as powerKwc",
      "production_types as productionTypes",
      plannedOf.as("planned"),
    ])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  const barred = await findBarred(db, project, { today, tellsDay: true });
  const unbuilt = await db
    .selectFrom("production_point")
    .select("id")
    .where("project_id", "=", projectId)
    .where(isPlanned())
    .execute();
  const texts = [plannedPlantsText({ ...project, ...planned }, today), barred.text];
  return {
    text: texts.filter(Boolean).join(" ") || null,
    plantIds: [...barred.plantIds, ...unbuilt.map((plant) => plant.id)],
    count: barred.count,
  };
}
