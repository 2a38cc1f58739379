import type { PmoAssociationSaved } from "@mec/api/pmo";
import { isSameAssociation } from "@mec/domain/document";
import type { PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { findNamingAnother } from "../document/association/reads.ts";
import {
  deleteAssociation,
  deleteCreation,
  findAssociation,
  lockExistingProject,
  type StoredInterlocutor,
  storeAssociation,
  storeCreation,
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

/**
 * The association becomes another: documents on their way name it.
 * @returns how many of them nobody had signed, and are to be sent anew; nothing where there were none
 * @throws DomainError ASSOCIATION_BEING_SIGNED while some have signed one that not all have
 */
async function replaceAssociation(
  deps: Deps,
  tx: Tx,
  projectId: string,
  association: PmoAssociation | null,
): Promise<{ takenBack?: number }> {
  if (isSameAssociation(await findAssociation(tx, projectId), association)) return {};
  const { unsigned } = await findNamingAnother(tx, projectId, association);
  await tellOthers(deps, tx, { type: "association-changing", projectId, association });
  return unsigned.length > 0 ? { takenBack: unsigned.length } : {};
}

export async function saveAssociation(
  deps: Deps,
  projectId: string,
  association: PmoAssociation,
): Promise<PmoAssociationSaved> {
  return inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    const replaced = await replaceAssociation(deps, tx, projectId, association);
    const id = await storeAssociation(tx, projectId, association, deps.now());
    return { ...association, id, ...replaced };
  });
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
export async function resetAssociation(deps: Deps, projectId: string): Promise<{ takenBack?: number }> {
  return inTransaction(deps.db, async (tx) => {
    await lockExistingProject(tx, projectId);
    const replaced = await replaceAssociation(deps, tx, projectId, null);
    await deleteAssociation(tx, projectId);
    await deleteCreation(tx, projectId);
    return replaced;
  });
}
