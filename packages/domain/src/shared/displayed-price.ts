/** How a visitor reads prices (§1): a professional without tax, an individual with it. */
export const profileTypes = ["professional", "individual"] as const;
export type ProfileType = (typeof profileTypes)[number];

/** The normal rate of VAT (CGI, art. 278), which a sale of electricity bears. */
const vatRate = 0.2;

/** Prices are kept to the millionth of a euro. */
export const roundToMicroEuro = (price: number): number => Math.round(price * 1e6) / 1e6;

/** With VAT, to the millionth of a euro. */
export const toTtc = (ht: number): number => roundToMicroEuro(ht * (1 + vatRate));

/** Without VAT, to the millionth of a euro. */
export const toHt = (ttc: number): number => roundToMicroEuro(ttc / (1 + vatRate));

/** A price kept without tax, as this kind of visitor reads it. */
export const displayedPrice = (ht: number, profileType: ProfileType): number =>
  profileType === "individual" ? toTtc(ht) : ht;

/** The reverse of `displayedPrice`: what such a visitor typed, as it is kept (without tax). */
export const priceToKeep = (typed: number, profileType: ProfileType): number =>
  profileType === "individual" ? toHt(typed) : typed;
