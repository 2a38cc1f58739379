import type { MembershipFeeAnswer } from "@mec/api/pmo";
import { type Dues, duesOf, isDearer, type MembershipFee } from "@mec/domain/pmo";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { mayCount } from "../../limits/limits.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { hasReadLess } from "../application/reads.ts";
import {
  findAssociation,
  findFee,
  keepPastFee,
  lockExistingProject,
  storeFee,
  takeUntoldFees,
} from "./store.ts";

/**
 * Whether those who read a lower fee are told at once: only so many times a day, since one person makes thousands receive it.
 * Counted before the transaction that raises the fee, and only where somebody is to be told.
 */
async function mayTell({ db, limits }: Deps, projectId: string, now: Dues): Promise<boolean> {
  const before = duesOf(await findFee(db, projectId));
  return (
    isDearer(before, now) &&
    (await hasReadLess(db, projectId, { before, now })) &&
    (await mayCount(limits, "feeMailsPerProject", projectId))
  );
}

/**
 * What members pay. Who has a price, or accepted one, is told when it is more than he read then: at once, or the next
 * day where it rose too often.
 */
export async function saveFee(
  deps: Deps,
  projectId: string,
  fee: MembershipFee,
): Promise<MembershipFeeAnswer> {
  const now = duesOf(fee);
  const isAtOnce = await mayTell(deps, projectId, now);
  return inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    const before = duesOf(await findFee(tx, projectId));
    const isSame = before.yearly === now.yearly && before.once === now.once;
    if (!isSame) {
      await tellOthers(deps, tx, { type: "dues-changing", projectId, before });
      await keepPastFee(tx, projectId, before, deps.now());
    }
    const isNews = await hasReadLess(tx, projectId, { before, now });
    const id = await storeFee(tx, projectId, fee, { now: deps.now(), isSame, isUntold: isNews && !isAtOnce });
    if (isNews && isAtOnce) await deps.queue.emit(tx, { type: "fee-raised", projectId });
    const association = await findAssociation(tx, projectId);
    return { ...fee, id, pmoAssociationId: association?.id ?? null };
  });
}

/** Tells of the fees that rose again once a day's mails were used up: each by one mail, with the fee as it is now. */
export async function tellUntoldFees(deps: Deps): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const projectIds = await takeUntoldFees(tx);
    await deps.queue.emit(tx, ...projectIds.map((projectId) => ({ type: "fee-raised" as const, projectId })));
  });
}
