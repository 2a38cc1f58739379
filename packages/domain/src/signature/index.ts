export * from "./code.ts";
export * from "./consent.ts";
export * from "./deadlines.ts";
export * from "./evidence.ts";
export * from "./mask.ts";
export * from "./order.ts";
export * from "./paper-status.ts";
export * from "./signing-time.ts";
