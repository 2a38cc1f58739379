export { projectRelations } from "./access.ts";
export { findReach } from "./reach-store.ts";
export { projectsByIds } from "./store.ts";
