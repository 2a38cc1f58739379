import { asProducer, type ProductionPoint, type ProductionPointUpdate } from "@mec/domain/point";
import type { AdmitVersion } from "../../answering.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
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
  { origin, admitVersion }: { readonly origin: Origin; readonly admitVersion: AdmitVersion },
): Promise<ProductionPoint> {
  const now = deps.now();
  const participant = asProducer(id);
  const { raccordementId: _, isPlanned: __, ...meter } = input.operational;
  await inTransaction(deps.db, async (tx) => {
    const former = await lockPoint(tx, participant, input.projectId);
    admitVersion(await getProductionPoint(deps, id, tx));
    await moveToOwnProject(tx, id, actor.id, input.projectId);
    await updateProductionRow(tx, id, input, now);
    await settleUpdatedMeter(
      deps,
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
