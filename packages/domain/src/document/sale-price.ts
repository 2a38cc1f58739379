import { displayedPrice, formatNumber, formatPrice, type ProfileType } from "../shared/index.ts";
import type { SalesTerms } from "./sales-terms.ts";

/** An offered price, €/kWh without VAT. */
interface SalePrice extends Pick<SalesTerms, "vatRegime"> {
  readonly price: number;
}

/** With or without tax, as this person reads prices; a producer who charges no VAT has a single price. */
export const formatSalePrice = ({ price, vatRegime }: SalePrice, profileType: ProfileType): string =>
  vatRegime === "franchise"
    ? `${formatNumber(price * 100, 2)}\u00a0c€/kWh, sans TVA`
    : formatPrice(price, profileType);

/** The announced prices, the unit and the tax said once: "de 12 à 14,4 c€/kWh TTC". */
export function formatSaleRange(
  { min, max, vatRegime }: Pick<SalePrice, "vatRegime"> & { readonly min: number; readonly max: number },
  profileType: ProfileType,
): string {
  const highest = formatSalePrice({ price: max, vatRegime }, profileType);
  if (min === max) return highest;
  const lowest = displayedPrice(min, vatRegime === "franchise" ? "professional" : profileType);
  return `de ${formatNumber(lowest * 100, 2)} à ${highest}`;
}
