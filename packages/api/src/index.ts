export * from "./call.ts";
export * from "./client.ts";
export * from "./error.ts";
export * from "./paths.ts";
