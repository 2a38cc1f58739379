export { openSealKey, type SealKey, sealFingerprint } from "./key.ts";
export { addSealPlaceholder } from "./placeholder.ts";
export { type SealVerdict, sealPdf, verifySeal } from "./seal.ts";
