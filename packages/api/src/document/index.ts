export * from "./accounting.ts";
export * from "./annexe.ts";
export * from "./council-note.ts";
export * from "./derogation.ts";
export * from "./document.ts";
export type {
  DepartedSeller,
  DocumentResult,
  DocumentSending,
  ParticipantDocument,
  ParticipantDocuments,
} from "./document-codec.ts";
export type { Bound, Commitment, Leaving } from "./leaving.ts";
export {
  type ProducerSale,
  type Retractable,
  type SignedCopy,
  type StillBound,
  type UnsignedContracts,
  unsignedNamed,
} from "./producer-contracts.ts";
