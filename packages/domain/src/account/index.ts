export { type ProfileType, profileTypeSchema, profileTypes } from "../shared/index.ts";
export * from "./schemas.ts";
