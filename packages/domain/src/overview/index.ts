export * from "./contract-ends.ts";
export * from "./declaration.ts";
export * from "./duties.ts";
export * from "./facts.ts";
export * from "./steps.ts";
export * from "./to-do.ts";
export * from "./to-do-kinds.ts";
export * from "./visits.ts";
