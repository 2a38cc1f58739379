export * from "./repartition-key.ts";
export * from "./schemas.ts";
