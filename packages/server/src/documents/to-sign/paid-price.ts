import { formatBarePrice, formatPaidPrice, formatPrice, type VatRegime } from "@mec/domain/shared";
import type { SalesContractData } from "./content.ts";
import { calledSellers, vatGroups } from "./sellers-vat.ts";

export interface PriceReader {
  readonly vatRegime: VatRegime;
  readonly isBusiness: boolean;
  /** A business that said that it gets no VAT back. */
  readonly isVatPaid: boolean;
}

/** With the VAT due; a business, which may reclaim it, reads it without first, unless it said that it does not. */
export function paidPriceText(price: number, { vatRegime, isBusiness, isVatPaid }: PriceReader): string {
  const paid = formatPaidPrice(price, { profileType: "individual", isVatPaid: true }, vatRegime);
  if (!isBusiness || vatRegime === "franchise") return paid;
  if (isVatPaid) return formatPaidPrice(price, { profileType: "professional", isVatPaid }, vatRegime);
  return `${formatPrice(price, "professional", vatRegime)}, soit ${paid}`;
}

/** A price without VAT, and what it becomes once its seller has to add it. */
export const vatAdded = (price: number): { without: string; taxed: string } => ({
  without: formatBarePrice(price, "individual", "franchise"),
  taxed: formatBarePrice(price, "individual", "standard"),
});

const either = new Intl.ListFormat("fr", { type: "disjunction" });

/** The same of a contract whose sellers may differ: "13,2 c€/kWh TTC (EARL du Pré) ou 11 c€/kWh, sans TVA à ajouter (Zoé B.), selon qui produit". */
export function sellersPriceText(
  price: number,
  contract: Pick<SalesContractData, "producers" | "terms">,
  reader: Omit<PriceReader, "vatRegime">,
): string {
  const groups = vatGroups(contract);
  const [first] = groups;
  if (groups.length === 1) return paidPriceText(price, { ...reader, vatRegime: first?.vatRegime ?? null });
  const told = groups.map((group) => {
    const names = calledSellers(group);
    const text = paidPriceText(price, { ...reader, vatRegime: group.vatRegime });
    return names ? `${text} (${names})` : text;
  });
  return `${either.format(told)}, selon qui produit`;
}
