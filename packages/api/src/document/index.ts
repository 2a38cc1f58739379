export * from "./annexe.ts";
export * from "./council-note.ts";
export * from "./derogation.ts";
export * from "./document.ts";
export type {
  DocumentResult,
  DocumentSending,
  ParticipantDocument,
  ParticipantDocuments,
} from "./document-codec.ts";
export type { ProducerSale, SignedCopy, StillBound } from "./producer-contracts.ts";
