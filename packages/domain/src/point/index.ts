export { type PriceRange, priceRangeSchema } from "../shared/index.ts";
export * from "./consent.ts";
export * from "./contract.ts";
export * from "./contract-form.ts";
export * from "./energy.ts";
export * from "./kinds.ts";
export * from "./meter.ts";
export * from "./participant.ts";
export * from "./schemas.ts";
