import { isAddressKept } from "@mec/domain/address";
import { asConsumer, type ConsumptionPoint, type ConsumptionPointUpdate } from "@mec/domain/point";
import type { AdmitVersion } from "../../answering.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { updateConsumptionRow } from "./consumption-store.ts";
import { lockPoint } from "./lock-point.ts";
import { settleUpdatedMeter } from "./meter.ts";
import { getConsumptionPoint } from "./read-points.ts";
import { holderName } from "./save-point.ts";

/** Only those of the meter's fields that were given. */
const meterOf = ({ prm, sge }: ConsumptionPointUpdate) => ({
  ...(prm === undefined ? {} : { prm }),
  ...(sge === undefined ? {} : { sge }),
});

export async function updateConsumptionPoint(
  deps: Deps,
  id: string,
  input: ConsumptionPointUpdate,
  actor: Actor,
  { origin, admitVersion }: { readonly origin: Origin; readonly admitVersion: AdmitVersion },
): Promise<ConsumptionPoint> {
  const now = deps.now();
  const participant = asConsumer(id);
  await inTransaction(deps.db, async (tx) => {
    const former = await lockPoint(tx, participant);
    const before = await getConsumptionPoint(deps, id, tx);
    admitVersion(before);
    const hasMoved = !isAddressKept(before.address, input.address);
    if (hasMoved)
      await tellOthers(deps, tx, { type: "address-changing", participant, address: input.address });
    await updateConsumptionRow(tx, id, input, now);
    if (hasMoved) await tellOthers(deps, tx, { type: "place-changed", participant, address: input.address });
    await settleUpdatedMeter(
      deps,
      tx,
      {
        participant,
        accountId: actor.id,
        holderName: holderName(actor),
        ...meterOf(input),
        origin,
        now,
      },
      former.prm,
    );
  });
  return getConsumptionPoint(deps, id);
}
