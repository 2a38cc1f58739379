export * from "./body.ts";
export * from "./deliberation.ts";
export * from "./own-signatory.ts";
export * from "./signatory.ts";
export * from "./signatory-codec.ts";
