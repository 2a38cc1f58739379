import type { DocumentStatus, KeptDocumentStatus, MissingItem } from "./statuses.ts";

export interface KeptDocument {
  readonly id: string | null;
  readonly status: KeptDocumentStatus | null;
}

/**
 * §4: the status a document shows. What was sent or ignored has its own; with an id and no status yet it is on its
 * way; with neither, what is missing decides.
 */
export function readDocumentStatus(
  { id, status }: KeptDocument,
  missing: readonly MissingItem[],
): DocumentStatus {
  if (status !== null) return status;
  if (id !== null) return "IN_TRANSIT";
  return missing.length > 0 ? "NOT-READY" : "READY";
}

/** From the status that counts first to the last. */
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
 * A producer has no sales contract of his own: he signs each consumer's. His is DONE once one of them is signed by
 * all, because he then sells; others come one by one as consumers join, and must not hold him back. Until then it is
 * the one that has gone farthest.
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
