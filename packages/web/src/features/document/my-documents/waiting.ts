import type { ParticipantDocuments } from "@mec/api/document";
import { documentKinds, isInFlight, type SignerRole } from "@mec/domain/document";
import { nextSigner } from "../../../parts/document/participant.ts";

/**
 * How many documents wait for the owner himself: as the legal body, and as producer when he is one. What is another's to sign, by a
 * mailbox of his own, is not counted.
 */
export function waitingForOwner(participants: readonly ParticipantDocuments[], isProducer: boolean): number {
  const roles: readonly SignerRole[] = isProducer ? ["pmo", "producer"] : ["pmo"];
  const documents = participants.flatMap((participant) => documentKinds.map((kind) => participant[kind]));
  return documents.filter((document) => {
    const next = isInFlight(document.status) ? nextSigner(document) : undefined;
    if (next === undefined || !roles.includes(next.role)) return false;
    const turn = document.signers.filter(({ role, signedAt }) => role === next.role && signedAt === null);
    // A server of the former release does not say whose mailbox it is.
    return turn.some(({ isReader = true }) => isReader);
  }).length;
}
