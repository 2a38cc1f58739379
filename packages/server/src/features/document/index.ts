export { ignoreDocuments } from "./ignore-documents.ts";
export { failDocuments } from "./prepare-documents.ts";
export { documentReactions } from "./reactions.ts";
export { type Recorded, recordDocumentStatus, type StatusRecord } from "./record-status.ts";
export { remindDocuments } from "./remind-documents.ts";
export { documentHandlers } from "./routes.ts";
export { saveSalesTerms } from "./sales-terms.ts";
export { sendDocuments } from "./send-documents.ts";
export { signersOf } from "./signers-of.ts";
