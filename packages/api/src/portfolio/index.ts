export * from "./portfolio.ts";
