export { findNewestDesigns } from "./design-store.ts";
export { gainsOfLeaving, gainsOfLeft } from "./gains-without-seller.ts";
export { outcomeOfAnnounced, outcomeOfPrice, outcomesOfPrices } from "./outcome-of-prices.ts";
export { outcomeOfPlant } from "./plant-outcome.ts";
export { getPriceProposals } from "./price-of-places.ts";
export {
  endedGainOfPlaces,
  findAgreements,
  gainMove,
  gainOfPlaces,
  sinceAgreement,
} from "./since-agreement.ts";
export { getOwnProposals } from "./unpriced-places.ts";
