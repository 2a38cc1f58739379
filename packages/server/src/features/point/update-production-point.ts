import { asProducer, type ProductionPoint, type ProductionPointUpdate } from "@mec/domain/point";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import type { Exchange } from "../../http/handler.ts";
import { moveToOwnProject } from "./attachment.ts";
import { lockPoint } from "./lock-point.ts";
import { settleUpdatedMeter } from "./meter.ts";
import { updateProductionRow } from "./production-store.ts";
import { getProductionPoint } from "./read-points.ts";
import { holderName } from "./save-point.ts";

/** Without `projectId` the point stays where it is. */
export async function updateProductionPoint(
  deps: Deps,
  id: string,
  input: ProductionPointUpdate,
  actor: Actor,
  { origin, admitVersion }: Pick<Exchange, "origin" | "admitVersion">,
): Promise<ProductionPoint> {
  const now = deps.now();
  const participant = asProducer(id);
  const { raccordementId: _, ...meter } = input.operational;
  await inTransaction(deps.db, async (tx) => {
    const former = await lockPoint(tx, participant, input.projectId);
    admitVersion(await getProductionPoint(deps, id, tx));
    await moveToOwnProject(tx, id, actor.id, input.projectId);
    await updateProductionRow(tx, id, input, now);
    await settleUpdatedMeter(
      tx,
      {
        participant,
        accountId: actor.id,
        holderName: holderName(actor),
        ...meter,
        origin,
        now,
      },
      former.prm,
    );
  });
  return getProductionPoint(deps, id);
}
