export { findNewestDesigns } from "./design-store.ts";
export { eraseOldCurves } from "./erase-old-curves.ts";
export { studyHandlers } from "./routes.ts";
export { studyReactions } from "./solar.ts";
