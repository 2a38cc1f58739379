export * from "./project.ts";
export * from "./project-codec.ts";
export * from "./public-project.ts";
