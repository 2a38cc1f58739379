import { contractToEnd } from "@mec/domain/point";
import { barredPlantsText, plannedPlantsText, type Start, startToCome } from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import { findContracted } from "../point/index.ts";
import { plannedOf } from "./plants.ts";

interface Asked {
  /** YYYY-MM-DD */
  readonly today: string;
  /** Whether who reads it is told the day, as who is asked to buy. */
  readonly tellsDay: boolean;
}

/** Which of the plants that a project's sums count are kept from sharing by a purchase contract once it begins, in words; null where none is. */
export async function findBarredText(
  db: Db,
  { id, ...start }: Start & { readonly id: string },
  { today, tellsDay }: Asked,
): Promise<string | null> {
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
    return toEnd === null || toEnd === "unknown" ? [] : [{ ...plant, toEnd }];
  });
  return barredPlantsText(barred, { isAll: barred.length === plants.length, tellsDay });
}

/** Which of the plants that a project's sums count do not run or share yet, in words, for who is asked to buy; null where all do. */
export async function findLaterPlantsText(db: Db, projectId: string, today: string): Promise<string | null> {
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
  const barred = await findBarredText(db, project, { today, tellsDay: true });
  return [plannedPlantsText({ ...project, ...planned }, today), barred].filter(Boolean).join(" ") || null;
}
