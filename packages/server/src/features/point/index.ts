export { hasValidConsent } from "./consent-store.ts";
export { consumptionPointsByIds, consumptionPointsOf } from "./consumption-store.ts";
export {
  attachToProject,
  detachProducer,
  productionPointsByIds,
  productionPointsOf,
  productionPointsOfProject,
} from "./production-store.ts";
export { holderName, insertConsumptionPoint, insertProductionPoint } from "./save-point.ts";
export { accountsSharingMeter } from "./shared-meter.ts";
