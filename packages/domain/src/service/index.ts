export * from "./plans.ts";
