export * from "./already-created.ts";
export * from "./bank.ts";
export * from "./completeness.ts";
export * from "./dues.ts";
export * from "./dues-call.ts";
export * from "./payment.ts";
export * from "./schemas.ts";
export * from "./steps.ts";
