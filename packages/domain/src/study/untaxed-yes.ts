import { formatBarePrice, formatPriceRange, type PriceRange, toHt, type VatRegime } from "../shared/index.ts";

/**
 * Whether who adds VAT sells to participants who said yes to a price without it: theirs is then no yes to his.
 * @param own what the seller says of himself
 * @param told the VAT that the participants were told, without this seller
 */
export const isUntaxedYes = (own: VatRegime, told: VatRegime): boolean =>
  own === "standard" && told === "franchise";

/** What is left to who adds VAT, €/kWh without it, of a price that is paid as it was accepted: with nothing to add. */
export const leftOfUntaxed = ({ min, max }: PriceRange): PriceRange => ({ min: toHt(min), max: toHt(max) });

/**
 * What a price that participants accepted is to one seller, €/kWh without VAT.
 * @param own what he says of himself
 * @param told the VAT that they were told
 */
export const agreedFor = (agreed: PriceRange | null, own: VatRegime, told: VatRegime): PriceRange | null =>
  agreed && isUntaxedYes(own, told) ? leftOfUntaxed(agreed) : agreed;

const wordsFor = {
  seller: { left: "la vôtre comprise, il vous en reste", contract: "Votre contrat" },
  owner: { left: "la sienne comprise, il lui en reste", contract: "Son contrat" },
};

/**
 * What that means for the price that they accepted, €/kWh without VAT, to the seller himself or to the project's owner; null
 * where it was given.
 */
export function untaxedYesText(agreed: PriceRange, reader: keyof typeof wordsFor = "seller"): string | null {
  if (agreed.max === 0) return null;
  const { left, contract } = wordsFor[reader];
  const net = formatPriceRange(leftOfUntaxed(agreed), "professional", "standard");
  const [written, paid] = (["professional", "individual"] as const).map((readAs) =>
    formatPriceRange(agreed, readAs, "standard"),
  );
  return `Ce prix a été accepté sans TVA\u00a0: ${left} ${net}. ${contract} dira ${written}, soit ${paid}\u00a0: qui ne la récupère pas peut le refuser.`;
}

/** To the buyer who said yes, before his contract is sent, which says its own price; "" where it was given. */
export const untaxedSinceText = (agreed: number): string =>
  agreed === 0
    ? ""
    : `Vous aviez dit oui à ${formatBarePrice(agreed, "individual", "franchise")} sans TVA\u00a0: un producteur l’ajoute. Rien ne vous engage avant votre signature.`;

/** The same to the buyer, beside what he is about to sign, which says the price with VAT; "" where it was given. */
export const untaxedSigningText = (agreed: number): string =>
  agreed === 0
    ? ""
    : `Attention\u00a0: vous aviez accepté ${formatBarePrice(agreed, "individual", "franchise")} sans TVA, que ce producteur ajoute. Vous pouvez refuser ce contrat.`;
