export * from "./participant.ts";
export * from "./point.ts";
export * from "./point-codec.ts";
