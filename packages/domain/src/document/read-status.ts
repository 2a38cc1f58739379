import type { DocumentStatus, KeptDocumentStatus, MissingItem } from "./statuses.ts";

export interface KeptDocument {
  readonly id: string | null;
  readonly status: KeptDocumentStatus | null;
}

/**
 * §4: the status a document shows. Once sent or ignored it has its own; with an id and no status yet, it is being
 * sent; with neither, READY or NOT-READY by what is missing.
 */
export function readDocumentStatus(
  { id, status }: KeptDocument,
  missing: readonly MissingItem[],
): DocumentStatus {
  if (status !== null) return status;
  if (id !== null) return "IN_TRANSIT";
  return missing.length > 0 ? "NOT-READY" : "READY";
}

/** From the status that prevails to the last. */
const ofProducer: readonly KeptDocumentStatus[] = [
  "DONE",
  "RESENT",
  "SENT",
  "IN_TRANSIT",
  "ERROR",
  "DECLINED",
  "EXPIRED",
  "IGNORED",
];

/**
 * A producer has no sales contract of his own: he signs each consumer's. His is DONE once one of them is
 * signed by all, because he then sells; contracts of consumers who join later must not hold him back. Until
 * then it has the status of the contract that has gone farthest.
 * @param own IGNORED when the owner does this producer's sales outside the platform
 * @param contracts the statuses of the consumers' contracts that were sent or ignored
 * @returns null when there is none yet: what is missing decides
 */
export function producerContractStatus(
  own: KeptDocumentStatus | null,
  contracts: readonly KeptDocumentStatus[],
): KeptDocumentStatus | null {
  if (own !== null) return own;
  return ofProducer.find((status) => contracts.includes(status)) ?? null;
}
