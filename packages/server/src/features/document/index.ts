export { failDocuments } from "./prepare-documents.ts";
export { documentReactions } from "./reactions.ts";
export { type Recorded, recordDocumentStatus, type StatusRecord } from "./record-status.ts";
export { documentHandlers } from "./routes.ts";
export { signersOf } from "./signers-of.ts";
