export * from "./annexe.ts";
export * from "./document.ts";
