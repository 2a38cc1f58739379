export * from "./billing.ts";
export * from "./customer.ts";
export * from "./documents-cost.ts";
export * from "./labels.ts";
export * from "./options.ts";
export * from "./plans.ts";
export * from "./pricing.ts";
