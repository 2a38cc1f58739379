import type { MembershipFeeAnswer, PmoAssociationAnswer } from "@mec/api/pmo";
import {
  duesOf,
  isDearer,
  type MembershipFee,
  type PmoAssociation,
  type PmoInterlocutor,
} from "@mec/domain/pmo";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import {
  deleteAssociation,
  deleteCreation,
  findAssociation,
  findFee,
  lockExistingProject,
  type StoredInterlocutor,
  storeAssociation,
  storeCreation,
  storeFee,
  storeInterlocutor,
} from "./store.ts";

/** The last to save wins: two tabs never make two interlocutors. */
export async function saveInterlocutor(
  deps: Deps,
  projectId: string,
  interlocutor: PmoInterlocutor,
): Promise<StoredInterlocutor> {
  const id = await inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    return storeInterlocutor(tx, projectId, interlocutor, deps.now());
  });
  return { ...interlocutor, id };
}

export async function saveAssociation(
  deps: Deps,
  projectId: string,
  association: PmoAssociation,
): Promise<PmoAssociationAnswer> {
  const id = await inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    return storeAssociation(tx, projectId, association, deps.now());
  });
  return { ...association, id };
}

/** Whether the association existed before the project: the owner's answer, even before he describes it. */
export async function saveCreation(
  deps: Deps,
  projectId: string,
  alreadyCreated: boolean,
): Promise<{ alreadyCreated: boolean }> {
  await inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    await storeCreation(tx, projectId, alreadyCreated, deps.now());
  });
  return { alreadyCreated };
}

/**
 * Forgets the association: its description, and whether it existed before. The steps begin again as for a new
 * project. The contact, the fee and the files stay. Doing it twice is no error.
 */
export async function resetAssociation(deps: Deps, projectId: string): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    await deleteAssociation(tx, projectId);
    await deleteCreation(tx, projectId);
  });
  return {};
}

/** What members pay. Who has a price, or accepted one, is told when it is more than he could read then. */
export async function saveFee(
  deps: Deps,
  projectId: string,
  fee: MembershipFee,
): Promise<MembershipFeeAnswer> {
  return inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    const before = duesOf(await findFee(tx, projectId));
    const dues = duesOf(fee);
    const isSame = before.yearly === dues.yearly && before.once === dues.once;
    const now = deps.now();
    const id = await storeFee(tx, projectId, fee, { now, isSame });
    if (isDearer(before, dues)) {
      await deps.queue.emit(tx, { type: "fee-raised", projectId, ...dues, raisedAt: now.toISOString() });
    }
    const association = await findAssociation(tx, projectId);
    return { ...fee, id, pmoAssociationId: association?.id ?? null };
  });
}
