import { unsignedPlantsText } from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import { findUnsignedPlants } from "../document/unsigned-plants/reads.ts";
import { findLaterPlantsText } from "../project/index.ts";

/** Which of the plants that a project's sums count do not run or share yet, and which have not signed, in words; null where all do. */
export async function findSupposedPlantsText(
  db: Db,
  projectId: string,
  today: string,
): Promise<string | null> {
  const later = await findLaterPlantsText(db, projectId, today);
  const unsigned = unsignedPlantsText(await findUnsignedPlants(db, projectId));
  return [later, unsigned].filter(Boolean).join(" ") || null;
}
