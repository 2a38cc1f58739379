export * from "./pmo.ts";
export * from "./pmo-codec.ts";
