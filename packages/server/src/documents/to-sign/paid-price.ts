import type { SalesTerms } from "@mec/domain/document";
import { formatPaidPrice, formatPrice } from "@mec/domain/shared";

export interface PriceReader {
  readonly vatRegime: SalesTerms["vatRegime"];
  readonly isBusiness: boolean;
  /** A business that said that it gets no VAT back. */
  readonly isVatPaid: boolean;
}

/** With the VAT due; a business, which may reclaim it, reads it without first, unless it said that it does not. */
export function paidPriceText(price: number, { vatRegime, isBusiness, isVatPaid }: PriceReader): string {
  const paid = formatPrice(price, "individual", vatRegime);
  if (!isBusiness || vatRegime === "franchise") return paid;
  if (isVatPaid) return formatPaidPrice(price, { profileType: "professional", isVatPaid }, vatRegime);
  return `${formatPrice(price, "professional", vatRegime)}, soit ${paid}`;
}
