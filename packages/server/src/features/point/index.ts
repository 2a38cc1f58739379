export { detachProducer } from "./attachment.ts";
export { hasValidConsent } from "./consent-store.ts";
export {
  consumptionPointsByIds,
  consumptionPointsOf,
  countConsumptionPointsOf,
} from "./consumption-store.ts";
export { findTold, mayTell, tellOnce } from "./contract-told.ts";
export {
  findContracted,
  findContractToEnd,
  findHeldOf,
  findOwnToEnd,
  hasBegun,
} from "./contracts/reads.ts";
export { hasConsentEnded } from "./end-consents.ts";
export { holdApplicationsOf } from "./lock-point.ts";
export {
  attachToProject,
  countProductionPointsOf,
  countProductionPointsOfProject,
  lacksProduction,
  productionPointsByIds,
  productionPointsOf,
  productionPointsOfProject,
} from "./production-store.ts";
export { contractOf } from "./reads.ts";
export { holderName, insertConsumptionPoint, insertProductionPoint } from "./save-point.ts";
export { settleBarred } from "./settle-barred.ts";
export { accountsSharingMeter } from "./shared-meter.ts";
export { shortToEndText } from "./short-to-end.ts";
export { shownToOwner } from "./shown-to-owner.ts";
