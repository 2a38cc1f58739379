import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { updateConsumptionRow } from "./consumption-store.ts";
import { lockPoint } from "./lock-point.ts";
import { settleMeter } from "./meter.ts";
import { getConsumptionPoint } from "./read-points.ts";
import { holderName } from "./save-point.ts";

export async function updateConsumptionPoint(
  deps: Deps,
  id: string,
  input: ConsumptionPointInput,
  actor: Actor,
  origin: Origin,
): Promise<ConsumptionPoint> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const former = await lockPoint(tx, "consumption", id);
    await updateConsumptionRow(tx, id, input, now);
    await settleMeter(
      tx,
      {
        kind: "consumption",
        pointId: id,
        accountId: actor.id,
        holderName: holderName(actor),
        prm: input.prm,
        sge: input.sge,
        origin,
        now,
      },
      former.prm,
    );
  });
  return getConsumptionPoint(deps, id);
}
