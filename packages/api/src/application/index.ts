export * from "./application.ts";
export * from "./application-codec.ts";
