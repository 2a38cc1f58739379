export { projectRelations } from "./access.ts";
export { projectReactions } from "./mails.ts";
export { findReach } from "./reach-store.ts";
export { projectHandlers } from "./routes.ts";
export { projectsByIds } from "./store.ts";
