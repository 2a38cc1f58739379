import type { ProductionPoint, ProductionPointInput } from "@mec/domain/point";
import type { ProjectInput } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { holderName, insertProductionPoint, productionPointsByIds } from "../point/index.ts";
import { publishProject } from "./create-project.ts";
import type { OwnedProject } from "./project-row.ts";
import { getOwnedProject } from "./store.ts";

/** Makes a project with its first production point, all or nothing. */
export async function onboardProject(
  deps: Deps,
  input: { project: ProjectInput; productionPoint: ProductionPointInput },
  actor: Actor,
  origin: Origin,
): Promise<{ project: OwnedProject; productionPoint: ProductionPoint }> {
  await deps.limits.count("projectsPerAccount", actor.id);
  const now = deps.now();
  const holder = { accountId: actor.id, holderName: holderName(actor), origin, now };
  const ids = await inTransaction(deps.db, async (tx) => {
    const projectId = await publishProject(deps, tx, input.project, actor);
    const pointId = await insertProductionPoint(deps, tx, holder, input.productionPoint, projectId);
    return { projectId, pointId };
  });
  const productionPoint = (await productionPointsByIds(deps.db, [ids.pointId], now)).get(ids.pointId);
  if (!productionPoint) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return { project: await getOwnedProject(deps.db, ids.projectId), productionPoint };
}
