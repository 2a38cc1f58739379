export * from "./signature.ts";
