export * from "./estimate-input.ts";
export * from "./load-curve.ts";
export * from "./repartition-codec.ts";
export * from "./study.ts";
