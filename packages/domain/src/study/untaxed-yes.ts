import { formatBarePrice, formatPriceRange, type PriceRange, type VatRegime } from "../shared/index.ts";

/**
 * Whether who adds VAT sells to participants who said yes to a price without it: theirs is then no yes to his.
 * @param own what the seller says of himself
 * @param told the VAT that the participants were told, without this seller
 */
export const isUntaxedYes = (own: VatRegime, told: VatRegime): boolean =>
  own === "standard" && told === "franchise";

const wordsFor = {
  seller: { vat: "la vôtre", contract: "votre contrat" },
  owner: { vat: "la sienne", contract: "son contrat" },
};

/**
 * What that means for the price that they accepted, €/kWh without VAT, to the seller himself or to the project's owner; null
 * where it was given.
 */
export function untaxedYesText(agreed: PriceRange, reader: keyof typeof wordsFor = "seller"): string | null {
  if (agreed.max === 0) return null;
  const { vat, contract } = wordsFor[reader];
  const paid = formatPriceRange(agreed, "individual", "standard");
  return `Accepté sans TVA\u00a0: avec ${vat}, qui ne la récupère pas paierait ${paid}, et peut refuser ${contract}.`;
}

/** To the buyer who said yes, before his contract is sent; "" where it was given. */
export const untaxedSinceText = (agreed: number): string =>
  agreed === 0
    ? ""
    : `Vous aviez dit oui à ${formatBarePrice(agreed, "individual", "franchise")} sans TVA\u00a0: un producteur l’ajoute. Rien ne vous engage avant votre signature.`;

/** The same to the buyer, beside what he is about to sign, which says the price with VAT; "" where it was given. */
export const untaxedSigningText = (agreed: number): string =>
  agreed === 0
    ? ""
    : `Attention\u00a0: vous aviez accepté ${formatBarePrice(agreed, "individual", "franchise")} sans TVA, que ce producteur ajoute. Vous pouvez refuser ce contrat.`;
