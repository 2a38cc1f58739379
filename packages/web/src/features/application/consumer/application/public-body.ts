import type { ReadConsumptionPoint } from "@mec/api/point";

/** A town hall, a school, an association: who reclaims no VAT. */
export const isPublicBody = ({ consumerType, reclaimsVat }: ReadConsumptionPoint): boolean =>
  consumerType === "professional" && reclaimsVat === false;
