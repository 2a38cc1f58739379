/** How a visitor reads prices (§1): a professional without tax, an individual with it. */
export const profileTypes = ["professional", "individual"] as const;
export type ProfileType = (typeof profileTypes)[number];

/** franchise: "TVA non applicable, art. 293 B du CGI"; standard: 20 %. */
export const vatRegimes = ["standard", "franchise"] as const;
/**
 * Whether VAT is added to a seller's price. A seller who has not said is counted as adding it, so that no announced
 * price is too low.
 */
export type VatRegime = (typeof vatRegimes)[number] | null;

/** The normal rate of VAT (CGI, art. 278), which a sale of electricity bears. */
const vatRate = 0.2;

/** Prices are kept to the millionth of a euro. */
export const roundToMicroEuro = (price: number): number => Math.round(price * 1e6) / 1e6;

/** With VAT, to the millionth of a euro. */
export const toTtc = (ht: number): number => roundToMicroEuro(ht * (1 + vatRate));

/** Without VAT, to the millionth of a euro. */
export const toHt = (ttc: number): number => roundToMicroEuro(ttc / (1 + vatRate));

/**
 * The one unit in which somebody reads every price: as his profile type does, but with tax for a business that said that it
 * gets no VAT back, since it pays that price.
 */
export const pricesReadAs = (
  profileType: ProfileType,
  reclaimsVat: boolean | null | undefined,
): ProfileType => (reclaimsVat === false ? "individual" : profileType);

/** Whether tax stands in the price that this visitor reads: where none is added, there is one price for all. */
const isWithTax = (profileType: ProfileType, vatRegime: VatRegime): boolean =>
  profileType === "individual" && vatRegime !== "franchise";

/** A price kept without tax, as this kind of visitor reads it. */
export const displayedPrice = (ht: number, profileType: ProfileType, vatRegime: VatRegime = null): number =>
  isWithTax(profileType, vatRegime) ? toTtc(ht) : ht;

/** The reverse of `displayedPrice`: what such a visitor typed, as it is kept (without tax). */
export const priceToKeep = (typed: number, profileType: ProfileType, vatRegime: VatRegime = null): number =>
  isWithTax(profileType, vatRegime) ? toHt(typed) : typed;
