export * from "./kinds.ts";
export * from "./sales-terms.ts";
export * from "./statuses.ts";
