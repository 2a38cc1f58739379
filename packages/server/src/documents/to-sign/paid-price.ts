import type { SalesTerms } from "@mec/domain/document";
import { formatPaidPrice, formatPrice } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";

/** With the VAT due; a business, which may reclaim it, reads it without first, unless it said that it does not. */
export function paidPriceText(
  price: number,
  consumer: SignatoryInput | null,
  { vatRegime, isVatPaid }: { vatRegime: SalesTerms["vatRegime"]; isVatPaid: boolean },
): string {
  const paid = formatPrice(price, "individual", vatRegime);
  if (consumer?.entityType !== "Professionnel" || vatRegime === "franchise") return paid;
  if (isVatPaid) return formatPaidPrice(price, { profileType: "professional", isVatPaid }, vatRegime);
  return `${formatPrice(price, "professional", vatRegime)}, soit ${paid}`;
}
