export * from "./annexe-details.ts";
export * from "./annexe-gaps.ts";
export * from "./association-named.ts";
export * from "./billing.ts";
export * from "./changed-terms.ts";
export * from "./contract-sellers.ts";
export * from "./document-acts.ts";
export * from "./ending.ts";
export * from "./engagement.ts";
export * from "./following.ts";
export * from "./indexation.ts";
export * from "./kinds.ts";
export * from "./labels.ts";
export * from "./late-price.ts";
export * from "./missing.ts";
export * from "./named-before.ts";
export * from "./participant-name.ts";
export * from "./read-status.ts";
export * from "./sales-terms.ts";
export * from "./signers.ts";
export * from "./statuses.ts";
export * from "./transitions.ts";
export * from "./turns.ts";
export * from "./vat-change.ts";
export {
  isDearer,
  isTaxedSince,
  type MovedPrice,
  movedSale,
  type StatedSale,
  type VatMove,
  vatMove,
} from "./vat-move.ts";
