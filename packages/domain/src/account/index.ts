export { type ProfileType, profileTypeSchema, profileTypes } from "../shared/index.ts";
export * from "./deletion.ts";
export * from "./landing.ts";
export * from "./limits.ts";
export * from "./schemas.ts";
