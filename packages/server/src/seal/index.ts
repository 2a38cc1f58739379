export { type EvidenceKeys, openEvidenceKeys } from "./evidence-keys.ts";
export { openSealKey, sealFingerprint } from "./key.ts";
export { type SealVerdict, sealPdf, stampSeal, verifySeal } from "./seal.ts";
export type { SealKey } from "./seal-key.ts";
export {
  leadsTo,
  readTimestampAnswer,
  readTimestampToken,
  timestampQuery,
} from "./timestamp-token.ts";
