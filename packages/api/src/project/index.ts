export { mostMapItems } from "./map/index.ts";
export * from "./project.ts";
export * from "./project-codec.ts";
export type { PerimeterCheck, PlannedPlant } from "./public-codec.ts";
export * from "./public-project.ts";
