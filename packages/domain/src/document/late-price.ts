import type { DocumentStatus } from "./statuses.ts";

/** A contract of sale never leaves with its price to be written: everything else that nobody said has a common rule. */
export const leavesBlank = ({ price }: { readonly price: number | null }): boolean => price === null;

export const blankPriceText =
  "Aucun prix n’est écrit\u00a0: le contrat de vente ne part pas sans. Écrivez-le dans les conditions de vente.";

/** The states of a contract that its owner may still send, or send anew: neither on its way, signed nor set aside. */
const sendable: readonly DocumentStatus[] = ["NOT-READY", "READY", "DECLINED", "EXPIRED", "ERROR"];

interface Unpriced {
  readonly status: DocumentStatus;
  /** How many contracts of his all have signed. */
  readonly alreadySigned?: number | undefined;
  /** Whether the contract that comes next says no price: none was accepted, and no terms have one. */
  readonly lacksPrice: boolean;
}

/**
 * Whether an owner may still propose a price to who was accepted without any. It is written in the terms of his contract, which he
 * signs or refuses: he takes part already, and an application that waited for his yes would take him out of the project.
 */
export const mayPriceContract = ({ status, alreadySigned = 0, lacksPrice }: Unpriced): boolean =>
  lacksPrice && alreadySigned === 0 && sendable.includes(status);
