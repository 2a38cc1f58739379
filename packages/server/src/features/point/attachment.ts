import { asProducer } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { refuseBoundPlant } from "./bound-plant.ts";
import { liveApplicationProject } from "./lock-point.ts";
import { attachToProject } from "./production-store.ts";

/** A production point joins one's own project at once, any other by an application. */
export async function checkOwnProject(db: Db, accountId: string, projectId: string): Promise<void> {
  const project = await db
    .selectFrom("project")
    .select("account_id")
    .where("id", "=", projectId)
    .executeTakeFirst();
  if (project?.account_id !== accountId) throw new DomainError("NOT_FOUND", "NOT_FOUND");
}

/**
 * Moves a point to another of its holder's projects, unless it is a candidate, takes part elsewhere or is bound where it is. What nobody
 * has signed of it there is taken back.
 */
export async function moveToOwnProject(
  deps: Telling & Pick<Deps, "now">,
  tx: Tx,
  pointId: string,
  accountId: string,
  projectId: string | undefined,
): Promise<void> {
  if (projectId === undefined) return;
  const { project_id: current } = await tx
    .selectFrom("production_point")
    .select("project_id")
    .where("id", "=", pointId)
    .executeTakeFirstOrThrow();
  if (current === projectId) return;
  await checkOwnProject(tx, accountId, projectId);
  if (await liveApplicationProject(tx, asProducer(pointId))) {
    throw new DomainError("POINT_IN_USE", "Ce point de production a déjà une candidature en cours.");
  }
  await refuseBoundPlant(deps, tx, pointId, "move");
  await attachToProject(tx, pointId, projectId, deps.now());
  const participant = asProducer(pointId);
  if (current) await tellOthers(deps, tx, { type: "participation-ended", projectId: current, participant });
}

/** Detaches a producer who is refused, or who leaves, from this project. */
export async function detachProducer(tx: Tx, productionPointId: string, projectId: string): Promise<void> {
  await tx
    .updateTable("production_point")
    .set({ project_id: null })
    .where("id", "=", productionPointId)
    .where("project_id", "=", projectId)
    .execute();
}
