export { findNewestDesigns } from "./design-store.ts";
