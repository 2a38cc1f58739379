export * from "./kinds.ts";
export * from "./labels.ts";
export * from "./missing.ts";
export * from "./read-status.ts";
export * from "./sales-terms.ts";
export * from "./signers.ts";
export * from "./statuses.ts";
export * from "./transitions.ts";
