export { consumptionPointRelations, productionPointRelations } from "./access.ts";
export { hasValidConsent } from "./consent-store.ts";
export { consumptionPointsByIds, consumptionPointsOf } from "./consumption-store.ts";
export {
  attachToProject,
  productionPointsByIds,
  productionPointsOf,
  productionPointsOfProject,
} from "./production-store.ts";
export { applicationColumns, historyOf, progressOf, toApplicationProgress } from "./progress-store.ts";
export { remindOfEndingConsents } from "./remind-of-ending-consents.ts";
export { pointHandlers } from "./routes.ts";
export { type Holder, holderName, insertConsumptionPoint, insertProductionPoint } from "./save-point.ts";
export { accountsSharingMeter } from "./shared-meter.ts";
