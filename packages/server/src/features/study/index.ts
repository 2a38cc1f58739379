export { findNewestDesigns } from "./design-store.ts";
export { outcomeOfPlant } from "./plant-sum.ts";
export { getPriceProposal, outcomeOfPrice } from "./price-proposal.ts";
export { movedSinceYes } from "./since-yes.ts";
