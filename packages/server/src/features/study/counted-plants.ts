import { unsignedPlantsText } from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import { findUnsignedPlants } from "../document/unsigned-plants/reads.ts";
import { findLaterPlants } from "../project/index.ts";

interface SupposedPlants {
  /** In words, after those that no sum counts as long as a purchase contract bars them; null where all share. */
  readonly text: string | null;
  readonly plantIds: readonly string[];
  /** Whether nothing else is counted. */
  readonly isAll: boolean;
}

/** Which of the plants that a project's sums count do not run or share yet, and which have not signed. */
export async function findSupposedPlants(db: Db, projectId: string, today: string): Promise<SupposedPlants> {
  const { text, unbuilt, count } = await findLaterPlants(db, projectId, today);
  const unsigned = await findUnsignedPlants(db, projectId);
  const ids = new Set([...unbuilt, ...unsigned.map(({ id }) => id)]);
  return {
    text: [text, unsignedPlantsText(unsigned)].filter(Boolean).join(" ") || null,
    plantIds: [...ids],
    isAll: ids.size === count,
  };
}

/** The same in words alone. */
export const findSupposedPlantsText = async (db: Db, projectId: string, today: string) =>
  (await findSupposedPlants(db, projectId, today)).text;
