export * from "./duties.ts";
export * from "./facts.ts";
export * from "./steps.ts";
export * from "./to-do.ts";
export * from "./visits.ts";
