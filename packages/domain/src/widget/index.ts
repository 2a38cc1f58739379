export * from "./height-message.ts";
export * from "./palette.ts";
export * from "./parameters.ts";
