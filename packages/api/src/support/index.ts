export * from "./support.ts";
