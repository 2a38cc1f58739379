import type { DocumentStatus, KeptDocumentStatus } from "./statuses.ts";

/** Who moves a document: the project's owner, or the platform for itself and for the signature provider. */
export type DocumentActor = "owner" | "system";

export const documentActions = [
  "send",
  "remind",
  "take-back",
  "ignore",
  "restore",
  "confirm",
  "complete",
  "decline",
  "expire",
  "fail",
  "withdraw",
] as const;
export type DocumentAction = (typeof documentActions)[number];

export interface DocumentStep {
  readonly actor: DocumentActor;
  readonly from: readonly DocumentStatus[];
  readonly to: DocumentStatus;
  /** The label of the button, or of the line in a history. */
  readonly label: string;
}

const inFlight = ["IN_TRANSIT", "SENT", "RESENT"] as const;
const over = ["DECLINED", "EXPIRED", "ERROR"] as const;

/**
 * The life of a document (§4); what is not here is forbidden. What was declined, has expired or has failed is sent
 * again as a new document; the old one stays as history. A provider's messages may come before its confirmation, so
 * every document in flight may end. Taking back what was sent, restoring a document settled elsewhere, or withdrawing the documents of a
 * participant who leaves, ends the document: READY is written in its place, and the data say whether it is READY or
 * NOT-READY.
 */
export const documentSteps: Record<DocumentAction, DocumentStep> = {
  send: { actor: "owner", from: ["READY", ...over], to: "IN_TRANSIT", label: "Envoyer à la signature" },
  remind: { actor: "owner", from: ["SENT", "RESENT"], to: "RESENT", label: "Relancer" },
  "take-back": { actor: "owner", from: inFlight, to: "READY", label: "Retirer l’envoi" },
  ignore: {
    actor: "owner",
    from: ["NOT-READY", "READY", ...inFlight, ...over],
    to: "IGNORED",
    label: "Réaliser en dehors de la plateforme",
  },
  restore: { actor: "owner", from: ["IGNORED"], to: "READY", label: "Réaliser sur la plateforme" },
  confirm: { actor: "system", from: ["IN_TRANSIT"], to: "SENT", label: "Envoyé aux signataires" },
  complete: { actor: "system", from: inFlight, to: "DONE", label: "Signé par tous" },
  decline: { actor: "system", from: inFlight, to: "DECLINED", label: "Refusé" },
  expire: { actor: "system", from: inFlight, to: "EXPIRED", label: "Délai de signature dépassé" },
  fail: { actor: "system", from: inFlight, to: "ERROR", label: "Échec de l’envoi" },
  withdraw: {
    actor: "system",
    from: [...inFlight, ...over, "DONE", "IGNORED"],
    to: "READY",
    label: "Retiré avec la candidature",
  },
};

/** Where an action leads from a status; null where it is forbidden. */
export function statusAfter(status: DocumentStatus, action: DocumentAction): DocumentStatus | null {
  const { from, to } = documentSteps[action];
  return from.includes(status) ? to : null;
}

/** The actions of this actor that a status allows, in the order in which to show them. */
export const allowedActions = (status: DocumentStatus, actor: DocumentActor): DocumentAction[] =>
  documentActions.filter(
    (action) => documentSteps[action].actor === actor && documentSteps[action].from.includes(status),
  );

/** Whether the platform may write this status after that one, whatever the action that leads there. */
export const mayBecome = (from: DocumentStatus, to: KeptDocumentStatus): boolean =>
  allowedActions(from, "system").some((action) => documentSteps[action].to === to);

/** Handed to the signature provider and not concluded. */
export const isInFlight = (status: DocumentStatus): boolean => inFlight.some((one) => one === status);

/** Sent by the owner, and not yet with its signers. */
export const isBeingSent = (status: DocumentStatus): boolean =>
  documentSteps.confirm.from.some((one) => one === status);

/** Signed by all. */
export const isSigned = (status: DocumentStatus): boolean => status === "DONE";

/** Ended without its signatures, and to be sent again. */
export const cameBack = (status: DocumentStatus): boolean => over.some((one) => one === status);

/** Signed by all, here or outside of the platform. */
export const isSettled = (status: DocumentStatus): boolean => isSigned(status) || status === "IGNORED";

/** An application is SIGNED once its three documents are DONE or IGNORED. */
export const applicationIsSigned = (
  statuses: readonly [DocumentStatus, DocumentStatus, DocumentStatus],
): boolean => statuses.every(isSettled);
