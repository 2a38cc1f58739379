export { type PriceRange, priceRangeSchema } from "../shared/index.ts";
export * from "./contract.ts";
export * from "./energy.ts";
export * from "./kinds.ts";
export * from "./meter.ts";
export * from "./schemas.ts";
