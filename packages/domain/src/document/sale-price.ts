import { formatNumber, formatPrice, type ProfileType } from "../shared/index.ts";
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
