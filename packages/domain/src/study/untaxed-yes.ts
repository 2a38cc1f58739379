import { formatPriceRange, type PriceRange, type VatRegime } from "../shared/index.ts";

/**
 * Whether who adds VAT sells to participants who said yes to a price without it: theirs is then no yes to his.
 * @param own what the seller says of himself
 * @param told the VAT that the participants were told, without this seller
 */
export const isUntaxedYes = (own: VatRegime, told: VatRegime): boolean =>
  own === "standard" && told === "franchise";

/** What that means for the price that they accepted, €/kWh without VAT; null where it was given. */
export const untaxedYesText = (agreed: PriceRange): string | null =>
  agreed.max === 0
    ? null
    : `Accepté sans TVA\u00a0: avec la vôtre, qui ne la récupère pas paierait ${formatPriceRange(agreed, "individual", "standard")}, et peut refuser votre contrat.`;
