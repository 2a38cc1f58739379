import type { ParticipantDocuments } from "@mec/api/document";
import { documentKinds } from "@mec/domain/document";

/** Whether one of a participant's documents is on its way to the signature service. */
export const isAnyInTransit = (documents: ParticipantDocuments): boolean =>
  documentKinds.some((kind) => documents[kind].status === "IN_TRANSIT");

const whileInTransitMs = 10_000;

/** How often their signer's page asks for them again: who waits on it reads that they are ready without opening it anew. */
export const readAgainInTransit = (documents: ParticipantDocuments | null | undefined): number | false =>
  documents && isAnyInTransit(documents) ? whileInTransitMs : false;
