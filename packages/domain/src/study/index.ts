export * from "./candidate-reason.ts";
export * from "./default-design.ts";
export * from "./estimate.ts";
export * from "./retention.ts";
export * from "./sale-prices.ts";
export * from "./sharing-method.ts";
export * from "./supply-prices.ts";
export * from "./yearly-sum.ts";
