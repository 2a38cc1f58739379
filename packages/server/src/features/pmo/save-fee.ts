import type { MembershipFeeAnswer } from "@mec/api/pmo";
import { type Dues, duesOf, isDearer, type MembershipFee } from "@mec/domain/pmo";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { mayCount } from "../../limits/limits.ts";
import { hasPriced } from "../application/reads.ts";
import { findAssociation, findFee, lockExistingProject, storeFee, takeUntoldFees } from "./store.ts";

/**
 * Whether those who have a price are told at once: only so many times a day, since one person makes thousands receive it.
 * Counted before the transaction that raises the fee, and not where nobody has a price.
 */
async function mayTell({ db, limits }: Deps, projectId: string, dues: Dues): Promise<boolean> {
  if (!isDearer(duesOf(await findFee(db, projectId)), dues)) return false;
  return (await hasPriced(db, projectId)) && (await mayCount(limits, "feeMailsPerProject", projectId));
}

/**
 * What members pay. Who has a price, or accepted one, is told when it is more than he could read then: at once, or the next
 * day where it rose too often.
 */
export async function saveFee(
  deps: Deps,
  projectId: string,
  fee: MembershipFee,
): Promise<MembershipFeeAnswer> {
  const dues = duesOf(fee);
  const isAtOnce = await mayTell(deps, projectId, dues);
  return inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    const before = duesOf(await findFee(tx, projectId));
    const isSame = before.yearly === dues.yearly && before.once === dues.once;
    const isRaised = isDearer(before, dues);
    const isUntold = isRaised ? !isAtOnce : undefined;
    const id = await storeFee(tx, projectId, fee, { now: deps.now(), isSame, isUntold });
    if (isRaised && isAtOnce) await deps.queue.emit(tx, { type: "fee-raised", projectId });
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
