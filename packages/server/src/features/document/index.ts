export { type Recorded, recordDocumentStatus, type StatusRecord } from "./record-status.ts";
export { signersOf } from "./signers-of.ts";
