export * from "./account.ts";
export * from "./session-codec.ts";
