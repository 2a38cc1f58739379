export * from "./map-calls.ts";
