import {
  displayedPrice,
  isMixedVat,
  type ProfileType,
  pricesReadAs,
  type VatRegime,
} from "./displayed-price.ts";
import { formatNumber, formatPrice } from "./format.ts";

/** What each seller asks beside the mean of all, where they differ in VAT: " (13,2 ou 11, selon qui produit)"; "" where one price is read. */
export function askedByEach(htPerKwh: number, readAs: ProfileType, vatRegime: VatRegime): string {
  if (readAs === "professional" || !isMixedVat(vatRegime)) return "";
  const [taxed, untaxed] = (["standard", "franchise"] as const).map((one) =>
    formatNumber(displayedPrice(htPerKwh, readAs, one) * 100, 2),
  );
  return ` (${taxed} ou ${untaxed}, selon qui produit)`;
}

/**
 * A price of his own as its payer reads it: a business that does not reclaim VAT reads what it pays, then the price that
 * its contract writes: "12 c€/kWh TTC, soit 10 c€/kWh HT". Where sellers differ in VAT, none of them asks the mean.
 */
export function formatPaidPrice(
  htPerKwh: number,
  { profileType, isVatPaid }: { readonly profileType: ProfileType; readonly isVatPaid: boolean },
  vatRegime: VatRegime = null,
): string {
  const readAs = pricesReadAs(profileType, !isVatPaid);
  const price = `${formatPrice(htPerKwh, readAs, vatRegime)}${askedByEach(htPerKwh, readAs, vatRegime)}`;
  return profileType === "professional" && isVatPaid && vatRegime !== "franchise"
    ? `${price}, soit ${formatPrice(htPerKwh, "professional", vatRegime)}`
    : price;
}
