export * from "./consumption-point-codec.ts";
export * from "./contract-end-page.ts";
export * from "./participant.ts";
export * from "./point.ts";
export * from "./point-holder.ts";
export * from "./production-point-codec.ts";
