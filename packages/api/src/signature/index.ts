export type { SignatureSession } from "./session.ts";
export * from "./signature.ts";
export * from "./signed-papers.ts";
export type { SignatureSummary } from "./summary.ts";
