export * from "./estimate-input.ts";
export type { AskedOfMember } from "./figures.ts";
export * from "./load-curve.ts";
export * from "./proposal.ts";
export * from "./repartition-codec.ts";
export * from "./study.ts";
