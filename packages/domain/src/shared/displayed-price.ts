/** How a visitor reads prices (§1): a professional without tax, an individual with it. */
export const profileTypes = ["professional", "individual"] as const;
export type ProfileType = (typeof profileTypes)[number];

/** franchise: "TVA non applicable, art. 293 B du CGI"; standard: 20 %. */
export const vatRegimes = ["standard", "franchise"] as const;
/** What a seller says of himself. */
export type SellerVat = (typeof vatRegimes)[number];
/**
 * Whether VAT is added to a price; a number between 0 and 1 is the part of it to which it is, where sellers differ. What
 * nobody has said (null) is counted as adding it, so that no announced price is too low.
 */
export type VatRegime = SellerVat | number | null;

/** The normal rate of VAT (CGI, art. 278), which a sale of electricity bears. */
export const vatRate = 0.2;

/** Where sellers differ: the part of the price to which VAT is added. */
export const isMixedVat = (vatRegime: VatRegime): vatRegime is number => typeof vatRegime === "number";

/** The part of a price to which VAT is added: all of it, none of it, or that of the sellers who add it. */
export function taxedPart(vatRegime: VatRegime): number {
  if (isMixedVat(vatRegime)) return vatRegime;
  return vatRegime === "franchise" ? 0 : 1;
}

/** A seller's part of what a project produces, and what he said of his VAT. */
export interface VatShare {
  /** All plants produce at the same hours: their powers tell how a local kilowatt-hour divides between them. */
  readonly powerKwc: number | null;
  /** Null as long as he has not said it. */
  readonly vatRegime: SellerVat | null;
}

/** What a power that nobody has given weighs, kW: its seller's word counts, and hides nobody's. */
export const weightOf = ({ powerKwc }: Pick<VatShare, "powerKwc">): number => powerKwc ?? 1;

/**
 * The VAT of a project's price: that of its sellers, weighted by their power, and the planned one for those who have not
 * said. Where nobody's is known, or where who has spoken leaves it open, it is null.
 */
export function vatOfSellers(planned: SellerVat | null, sellers: readonly VatShare[]): VatRegime {
  const total = sellers.reduce((sum, one) => sum + weightOf(one), 0);
  if (total === 0) return planned;
  const powerOf = (vatRegime: SellerVat | null) =>
    sellers.reduce((sum, one) => sum + ((one.vatRegime ?? planned) === vatRegime ? weightOf(one) : 0), 0);
  const exempt = powerOf("franchise");
  if (exempt === 0) return powerOf(null) > 0 ? null : "standard";
  return exempt === total ? "franchise" : (total - exempt) / total;
}

/** Prices are kept to the millionth of a euro. */
export const roundToMicroEuro = (price: number): number => Math.round(price * 1e6) / 1e6;

/** With VAT, to the millionth of a euro; `taxed` is the part to which it is added. */
export const toTtc = (ht: number, taxed = 1): number => roundToMicroEuro(ht * (1 + vatRate * taxed));

/** Without VAT, to the millionth of a euro. */
export const toHt = (ttc: number, taxed = 1): number => roundToMicroEuro(ttc / (1 + vatRate * taxed));

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
  isWithTax(profileType, vatRegime) ? toTtc(ht, taxedPart(vatRegime)) : ht;

/** The reverse of `displayedPrice`: what such a visitor typed, as it is kept (without tax). */
export const priceToKeep = (typed: number, profileType: ProfileType, vatRegime: VatRegime = null): number =>
  isWithTax(profileType, vatRegime) ? toHt(typed, taxedPart(vatRegime)) : typed;

/**
 * A range of prices kept without tax, as this kind of visitor reads it. Any price in it may be proposed, and is due to all who
 * sell, each with his own VAT: where they differ it goes from the lowest of who adds none to the highest of who adds it, so that
 * nobody is proposed a price that lies outside.
 */
export function displayedRange(
  { min, max }: { readonly min: number; readonly max: number },
  profileType: ProfileType,
  vatRegime: VatRegime = null,
): { readonly min: number; readonly max: number } {
  const [least, most] = isMixedVat(vatRegime) ? (["franchise", "standard"] as const) : [vatRegime, vatRegime];
  return { min: displayedPrice(min, profileType, least), max: displayedPrice(max, profileType, most) };
}
