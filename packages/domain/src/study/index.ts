export * from "./estimate.ts";
export * from "./sharing-method.ts";
