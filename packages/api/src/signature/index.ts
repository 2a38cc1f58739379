export * from "./signature.ts";
export * from "./signed-papers.ts";
