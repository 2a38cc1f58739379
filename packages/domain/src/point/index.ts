export { priceRangeSchema } from "../shared/index.ts";
export * from "./assumed-power.ts";
export * from "./buy-back.ts";
export { type Connection, connectionLabel, isPlanned, wasLaid } from "./connection.ts";
export * from "./consent.ts";
export * from "./contract.ts";
export {
  type ContractForm,
  shortTariffLabels,
  type TariffType,
  tariffLabels,
  tariffTypes,
} from "./contract-fields.ts";
export * from "./contract-form.ts";
export * from "./contract-to-end.ts";
export * from "./default-peak-hour.ts";
export * from "./electric-heating.ts";
export * from "./empty-contract.ts";
export * from "./energy.ts";
export * from "./kinds.ts";
export * from "./larger-connection.ts";
export * from "./meter.ts";
export * from "./meter-power.ts";
export * from "./off-peak.ts";
export * from "./participant.ts";
export * from "./payback.ts";
export * from "./plant-doubt.ts";
export * from "./production-types.ts";
export * from "./reclaimed-vat.ts";
export * from "./schemas.ts";
export * from "./segments.ts";
export * from "./working-hours.ts";
