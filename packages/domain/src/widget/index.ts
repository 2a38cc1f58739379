export * from "./height-message.ts";
export * from "./height-message-schema.ts";
export * from "./palette.ts";
export * from "./parameters.ts";
