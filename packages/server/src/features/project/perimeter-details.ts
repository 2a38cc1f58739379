import { initialPerimeterDetails, type PerimeterDetails } from "@mec/domain/project";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** What the owner said of his project's perimeter, or what holds while he said nothing. */
export async function findPerimeterDetails(db: Db, projectId: string): Promise<PerimeterDetails> {
  const row = await db
    .selectFrom("perimeter_details")
    .select("details")
    .where("project_id", "=", projectId)
    .executeTakeFirst();
  return row?.details ?? initialPerimeterDetails;
}

/** Whoever saves last is right. */
export async function savePerimeterDetails(
  { db, now }: Deps,
  projectId: string,
  given: PerimeterDetails,
): Promise<PerimeterDetails> {
  const details = JSON.stringify(given);
  await db
    .insertInto("perimeter_details")
    .values({ project_id: projectId, details, updated_at: now() })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet({ details, updated_at: now() }))
    .execute();
  return given;
}
