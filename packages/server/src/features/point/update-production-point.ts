import { isDeepStrictEqual } from "node:util";
import { isAddressKept } from "@mec/domain/address";
import { changesSignedPrice, currentStatus, signedPriceText } from "@mec/domain/application";
import { asProducer, type ProductionPoint, type ProductionPointUpdate, runsTooLong } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { AdmitVersion } from "../../answering.ts";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { followVat } from "../../meeting/follow-vat.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { moveToOwnProject } from "./attachment.ts";
import { keepBefore, quietSeconds } from "./contract-told.ts";
import { findContracted } from "./contracts/reads.ts";
import { lockPoint } from "./lock-point.ts";
import { settleUpdatedMeter } from "./meter.ts";
import { updateProductionRow } from "./production-store.ts";
import { getOwnProductionPoint, getProductionPoint } from "./read-points.ts";
import { holderName } from "./save-point.ts";

/** What somebody has said before, and says otherwise now: contracts may state it. */
async function tellOfVat(
  deps: Deps,
  tx: Tx,
  { id, vatRegime: former = null }: ProductionPoint,
  { vatRegime }: ProductionPointUpdate,
): Promise<void> {
  if (vatRegime === undefined || vatRegime === former) return;
  await tellOthers(deps, tx, { type: "seller-vat-changed", productionPointId: id, former, vatRegime });
}

/**
 * Its project's owner, and who has signed with its holder, are told when its contract ends; once a day is told on which it begins to share, that its contract runs longer than that, or
 * no longer does.
 */
async function tellOfContract(
  { queue, now }: Pick<Deps, "queue" | "now">,
  tx: Tx,
  id: string,
  save: () => Promise<void>,
): Promise<void> {
  const today = dayInParis(now());
  const find = async () => {
    const plant = (await findContracted(tx, [id])).get(id);
    return { endsOn: plant?.contractEndsOn ?? null, tooLong: plant ? runsTooLong(plant, today) : null };
  };
  const before = await find();
  await save();
  const after = await find();
  const isOtherEnd = after.endsOn !== before.endsOn;
  const isOtherwise = !isDeepStrictEqual(after.tooLong, before.tooLong);
  if (!isOtherEnd && !isOtherwise) return;
  await keepBefore(tx, id, before);
  // In a moment: what is corrected meanwhile is told once.
  const emit = (type: "contract-runs-too-long" | "contract-ends" | "seller-begins-otherwise") =>
    queue.emitAfter(tx, quietSeconds, { type, productionPointId: id });
  if (isOtherwise) await emit("contract-runs-too-long");
  else if (after.tooLong === null && after.endsOn !== null) await emit("contract-ends");
  if (isOtherEnd) await emit("seller-begins-otherwise");
}

/** @throws TooManyTries where he has said it again and again today. */
async function countVatChange(deps: Deps, id: string, { vatRegime }: ProductionPointUpdate): Promise<void> {
  if (vatRegime === undefined) return;
  const { vatRegime: former } = await getProductionPoint(deps, id);
  if (vatRegime !== (former ?? null)) await deps.limits.count("vatChangesPerPoint", id);
}

/** @throws DomainError POINT_IN_USE where another price than this one is signed. */
function refuseSignedPrice({ price, applicationProgress }: ProductionPoint, next: ProductionPointUpdate) {
  const status = currentStatus(applicationProgress?.progress ?? []);
  if (changesSignedPrice(status, price, next.price)) throw new DomainError("POINT_IN_USE", signedPriceText);
}

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
  // Before the transaction: what counts has a connection of its own.
  await countVatChange(deps, id, input);
  await inTransaction(deps.db, async (tx) => {
    const former = await lockPoint(tx, participant, input.projectId);
    const before = await getOwnProductionPoint(deps, id, tx);
    admitVersion(before);
    refuseSignedPrice(before, input);
    const hasMoved = !isAddressKept(before.address, input.address);
    if (hasMoved)
      await tellOthers(deps, tx, { type: "address-changing", participant, address: input.address });
    const leaves = input.projectId === undefined ? undefined : before.projectId;
    await followVat(deps, tx, leaves, () =>
      followVat(deps, tx, input.projectId ?? before.projectId, async () => {
        await moveToOwnProject(deps, tx, id, actor.id, input.projectId);
        await tellOfContract(deps, tx, id, () => updateProductionRow(tx, id, input, now));
        await tellOfVat(deps, tx, before, input);
      }),
    );
    if (hasMoved) await tellOthers(deps, tx, { type: "place-changed", participant, address: input.address });
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
  return getOwnProductionPoint(deps, id);
}
