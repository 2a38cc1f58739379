export type { Estimate, EstimateBasis } from "./estimate-answer.ts";
export * from "./estimate-input.ts";
export type { AskedOfMember, Engagement, Indexed } from "./figures.ts";
export * from "./load-curve.ts";
export * from "./own-saving.ts";
export {
  buyersOf,
  concludedOf,
  elsewhereOf,
  type OwnBuildings,
  type PlantSale,
  plantSaleCalls,
  type RefusedSale,
  type SalesToCome,
  signedAloneOf,
  unsignedSalesOf,
} from "./plant-sale.ts";
export * from "./proposal.ts";
export * from "./repartition-codec.ts";
export * from "./study.ts";
export { type DesignPreview, type SavedDesign, type Study, study } from "./study-answer.ts";
