export { findNewestDesigns } from "./design-store.ts";
export { outcomeOfPrice } from "./price-proposal.ts";
