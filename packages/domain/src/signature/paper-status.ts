import type { SignerStatus } from "./order.ts";

export const requestStatuses = ["ongoing", "done", "declined", "expired", "canceled", "error"] as const;
/** The state of the request to sign one document. */
export type RequestStatus = (typeof requestStatuses)[number];

/** What a document is to one of its signers. */
export const paperStatuses = ["to-sign", "waiting", "signed", "declined", "expired"] as const;
export type PaperStatus = (typeof paperStatuses)[number];

const settled: Partial<Record<RequestStatus, PaperStatus>> = {
  done: "signed",
  declined: "declined",
  expired: "expired",
};
const own: Record<SignerStatus, PaperStatus | null> = {
  waiting: null,
  notified: "to-sign",
  opened: "to-sign",
  signed: "waiting",
  declined: "declined",
};

/**
 * What a document is to one of its signers, whose link may be too old.
 *
 * @returns null when it is nothing to show: his turn has not come, or the owner took the document back.
 */
export function paperStatus(
  { status, expiresAt }: { status: RequestStatus; expiresAt: Date },
  signer: { status: SignerStatus; linkExpiresAt: Date },
  now: Date,
): PaperStatus | null {
  const mine = own[signer.status];
  if (status === "canceled" || status === "error" || mine === null) return null;
  const state = settled[status] ?? mine;
  const tooLate = signer.linkExpiresAt <= now || (state === "to-sign" && expiresAt <= now);
  return tooLate ? "expired" : state;
}

/** The order in which a link shows its documents; the first says the state of the whole. */
export const paperOrder: readonly PaperStatus[] = ["to-sign", "waiting", "signed", "declined", "expired"];

export const signatureActions = ["file", "code", "sign", "decline"] as const;
export type SignatureAction = (typeof signatureActions)[number];

/** What may be done to a document in each state; what is left out is refused. */
export const allowedActions: Record<PaperStatus, readonly SignatureAction[]> = {
  "to-sign": ["file", "code", "sign", "decline"],
  waiting: ["file"],
  signed: ["file"],
  declined: [],
  expired: [],
};
