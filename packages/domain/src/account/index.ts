export { type ProfileType, profileTypes } from "../shared/index.ts";
export * from "./confirmed-address.ts";
export * from "./deletion.ts";
export * from "./landing.ts";
export * from "./limits.ts";
export * from "./own-words.ts";
export * from "./schemas.ts";
export * from "./second-factor.ts";
export * from "./session.ts";
