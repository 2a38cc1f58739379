export * from "./age.ts";
export * from "./approval.ts";
export * from "./missing.ts";
export * from "./schemas.ts";
export * from "./search.ts";
