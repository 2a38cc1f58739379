import {
  type ProfileType,
  type SellerVat,
  taxedPart,
  toHt,
  toTtc,
  type VatRegime,
} from "./displayed-price.ts";
import { formatPrice, formatPriceRange } from "./format.ts";
import type { PriceRange } from "./pricing.ts";

/** Who sets a price, and whether VAT is added to it. */
export interface Seller {
  readonly profileType: ProfileType;
  readonly vatRegime: VatRegime;
}

/** Whoever types his price with VAT reads it both ways: what he earns is told without. */
function inBoth(told: (profileType: ProfileType) => string, { profileType, vatRegime }: Seller): string {
  const ht = told("professional");
  if (vatRegime === "franchise" || profileType === "professional") return ht;
  return `${ht}, soit ${told("individual")}`;
}

/** A price per kWh as its seller reads it all along: "5,36 c€/kWh HT, soit 6,43 c€/kWh TTC". */
export const sellerPrice = (ht: number, seller: Seller): string =>
  inBoth((profileType) => formatPrice(ht, profileType, seller.vatRegime), seller);

/** The same of a range: "de 10 à 12 c€/kWh HT, soit de 12 à 14,4 c€/kWh TTC". */
export const sellerRange = (range: PriceRange, seller: Seller): string =>
  inBoth((profileType) => formatPriceRange(range, profileType, seller.vatRegime), seller);

interface OwnPrice {
  readonly price: PriceRange;
  /** Absent as long as he has not said it. */
  readonly vatRegime?: SellerVat | null;
}

/**
 * What one plant's seller asks, with his own VAT or the one planned for him: who sells beside him changes nothing of it. In both taxes
 * to whoever reads it in the project's list: what its seller earns, and what those who buy it pay.
 */
export const ownPriceText = ({ price, vatRegime }: OwnPrice, plannedVat: SellerVat | null): string =>
  sellerRange(price, { profileType: "individual", vatRegime: vatRegime ?? plannedVat });

/**
 * The highest price that leaves a home something to gain, as the seller sets it: before VAT, or the whole sum where
 * he adds none.
 */
export const ceilingOf = (highest: number, { vatRegime }: Pick<Seller, "vatRegime">): number =>
  toHt(toTtc(highest), taxedPart(vatRegime));
