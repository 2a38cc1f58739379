import { plannedPlantsText } from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import { plannedOf } from "./plants.ts";

/** Which of the plants that a project's sums count do not run yet, in words; null where all do. */
export async function findPlannedText(db: Db, projectId: string, today: string): Promise<string | null> {
  const { planned, ...project } = await db
    .selectFrom("project")
    .select([
      "stage",
      "expected_start as expectedStart",
      "annual_production as annualProductionKwh",
      "power_kwc as powerKwc",
      "production_types as productionTypes",
      plannedOf.as("planned"),
    ])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return plannedPlantsText({ ...project, ...planned }, today);
}
