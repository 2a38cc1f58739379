import type { MembershipFeeAnswer } from "@mec/api/pmo";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import {
  findAssociation,
  findCreation,
  findFee,
  findInterlocutor,
  type StoredAssociation,
  type StoredFee,
  type StoredInterlocutor,
} from "./store.ts";

export interface Pmo {
  readonly association: StoredAssociation | null;
  readonly interlocutor: StoredInterlocutor | null;
  readonly fee: StoredFee | null;
}

/** What was entered about a project's PMO; null for each part that was not. */
export async function readPmo(db: Db, projectId: string): Promise<Pmo> {
  return {
    association: await findAssociation(db, projectId),
    interlocutor: await findInterlocutor(db, projectId),
    fee: await findFee(db, projectId),
  };
}

export const getInterlocutor = (deps: Deps, projectId: string): Promise<StoredInterlocutor | null> =>
  findInterlocutor(deps.db, projectId);

export const getAssociation = (deps: Deps, projectId: string): Promise<StoredAssociation | null> =>
  findAssociation(deps.db, projectId);

export const getCreation = async (
  deps: Deps,
  projectId: string,
): Promise<{ alreadyCreated: boolean | null }> => ({
  alreadyCreated: await findCreation(deps.db, projectId),
});

/** The fee, with the id of the association that asks for it. */
export async function getFee(deps: Deps, projectId: string): Promise<MembershipFeeAnswer | null> {
  const { fee, association } = await readPmo(deps.db, projectId);
  return fee && { ...fee, pmoAssociationId: association?.id ?? null };
}
