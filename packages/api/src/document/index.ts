export * from "./annexe.ts";
export * from "./derogation.ts";
export * from "./document.ts";
