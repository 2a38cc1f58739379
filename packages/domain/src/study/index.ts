export * from "./estimate.ts";
export * from "./retention.ts";
export * from "./sharing-method.ts";
