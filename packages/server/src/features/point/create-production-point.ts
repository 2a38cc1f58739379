import type { ProductionPoint, ProductionPointInput } from "@mec/domain/point";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { followVat } from "../../meeting/follow-vat.ts";
import { checkOwnProject } from "./attachment.ts";
import { getProductionPoint } from "./read-points.ts";
import { holderName, insertProductionPoint } from "./save-point.ts";

export async function createProductionPoint(
  deps: Deps,
  input: ProductionPointInput,
  actor: Actor,
  origin: Origin,
): Promise<ProductionPoint> {
  await deps.limits.count("pointsPerAccount", actor.id);
  const holder = { accountId: actor.id, holderName: holderName(actor), origin, now: deps.now() };
  const id = await inTransaction(deps.db, async (tx) => {
    if (input.projectId) await checkOwnProject(tx, actor.id, input.projectId);
    return followVat(deps, tx, input.projectId, () =>
      insertProductionPoint(deps, tx, holder, input, input.projectId ?? null),
    );
  });
  return getProductionPoint(deps, id);
}
