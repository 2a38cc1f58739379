import type { AddressState } from "./address.ts";
import type { SignerStatus } from "./order.ts";

export const requestStatuses = ["ongoing", "done", "declined", "expired", "canceled", "error"] as const;
/** The state of the request to sign one document. */
export type RequestStatus = (typeof requestStatuses)[number];

/**
 * What a document is to one of its signers. `elsewhere`: he signs it on the page of the outside provider; `disowned`:
 * he says that he is not the person who is to sign it. A link shows its documents in this order; the first says the state
 * of the whole.
 */
export const placeStatuses = [
  "to-sign",
  "elsewhere",
  "waiting",
  "signed",
  "declined",
  "disowned",
  "expired",
] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

/** Its signatures are being gathered. */
export const isUnderWay = (status: RequestStatus): boolean => status === "ongoing";

/** Its signed copy is made. */
export const isCompleted = (status: RequestStatus): boolean => status === "done";

/** Of a document that was set aside: neither its signatures, nor a refusal or its term had ended it before. */
export const isTakenBack = (status: RequestStatus): boolean => status === "canceled" || isUnderWay(status);

const settled: Partial<Record<RequestStatus, PlaceStatus>> = {
  done: "signed",
  declined: "declined",
  expired: "expired",
};
const own: Record<SignerStatus, PlaceStatus | null> = {
  waiting: null,
  notified: "to-sign",
  opened: "to-sign",
  signed: "waiting",
  declined: "declined",
};

export interface PlaceSigner {
  readonly status: SignerStatus;
  readonly address: AddressState;
  /** Whether he signs on the page of an outside provider. */
  readonly isElsewhere: boolean;
  readonly linkExpiresAt: Date;
}

/**
 * What a document is to one of its signers, whose link may be too old.
 * @returns null when there is nothing to show: his address is not confirmed, his turn has not come, or the owner took
 * the document back.
 */
export function placeStatus(
  { status, expiresAt }: { status: RequestStatus; expiresAt: Date },
  signer: PlaceSigner,
  now: Date,
): PlaceStatus | null {
  const mine = own[signer.status];
  if (status === "canceled" || status === "error" || mine === null) return null;
  if (signer.address === "to-confirm") return null;
  const state = settled[status] ?? mine;
  const tooLate = signer.linkExpiresAt <= now || (state === "to-sign" && expiresAt <= now);
  if (signer.address === "disowned") return "disowned";
  if (tooLate) return "expired";
  return state === "to-sign" && signer.isElsewhere ? "elsewhere" : state;
}

const signatureActions = ["file", "code", "sign", "decline"] as const;
export type SignatureAction = (typeof signatureActions)[number];

/** What may be done to a document in each state; what is left out is refused. */
export const allowedActions: Record<PlaceStatus, readonly SignatureAction[]> = {
  "to-sign": ["file", "code", "sign", "decline"],
  elsewhere: [],
  waiting: ["file"],
  signed: ["file"],
  declined: [],
  disowned: [],
  expired: [],
};
