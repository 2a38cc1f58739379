export * from "./domain-error.ts";
export * from "./fields.ts";
export * from "./format.ts";
export * from "./messages.ts";
export * from "./numbers.ts";
export * from "./pricing.ts";
export * from "./relations.ts";
export * from "./text.ts";
