export * from "./account.ts";
export * from "./passkey-codec.ts";
export * from "./security.ts";
export * from "./session-codec.ts";
export * from "./sign-in.ts";
