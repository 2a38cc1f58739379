export * from "./bank.ts";
export * from "./schemas.ts";
