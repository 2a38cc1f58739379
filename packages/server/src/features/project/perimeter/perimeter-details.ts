import { initialPerimeterDetails, type PerimeterDetails } from "@mec/domain/project";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";

/** What the owners of these projects said of their perimeters, or the defaults while they said nothing. */
export async function findPerimeterDetailsOf(
  db: Db,
  projectIds: readonly string[],
): Promise<(projectId: string) => PerimeterDetails> {
  const rows = await db
    .selectFrom("perimeter_details")
    .select(["project_id as projectId", "details"])
    .where("project_id", "in", projectIds)
    .execute();
  const said = new Map(rows.map(({ projectId, details }) => [projectId, details]));
  return (projectId) => ({ ...initialPerimeterDetails, ...said.get(projectId) });
}

/** The perimeter details of one project. */
export async function findPerimeterDetails(db: Db, projectId: string): Promise<PerimeterDetails> {
  return (await findPerimeterDetailsOf(db, [projectId]))(projectId);
}

/** The last to save wins. */
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
