import type { ParticipantDocuments } from "@mec/api/document";
import { documentKinds, isInFlight, type SignerRole } from "@mec/domain/document";
import { nextSigner } from "../../../parts/document/participant.ts";

/** How many documents wait for the owner: as the legal body, and as producer when he is one. */
export function waitingForOwner(participants: readonly ParticipantDocuments[], isProducer: boolean): number {
  const roles: readonly SignerRole[] = isProducer ? ["pmo", "producer"] : ["pmo"];
  const documents = participants.flatMap((participant) => documentKinds.map((kind) => participant[kind]));
  return documents.filter((document) => {
    const next = isInFlight(document.status) ? nextSigner(document) : undefined;
    return next !== undefined && roles.includes(next.role);
  }).length;
}
