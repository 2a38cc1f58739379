import type { PriceRange, VatRegime } from "@mec/domain/shared";
import { isUntaxedYes, leftOfUntaxed, untaxedYesText } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import { leftRange, type Seller, sellerRange } from "./seller-price.ts";

/** What a price that others accepted is to this seller: of one that has no VAT, what is left once he has added his. */
export const agreedRange = (agreed: PriceRange, seller: Seller, projectVat: VatRegime): string =>
  isUntaxedYes(seller.vatRegime, projectVat)
    ? leftRange(leftOfUntaxed(agreed), seller)
    : sellerRange(agreed, seller);

/** What his VAT makes of a price that was accepted without any; null where it changes nothing. */
export const untaxedAgreed = (
  agreed: PriceRange | null,
  { vatRegime }: Pick<Seller, "vatRegime">,
  projectVat: VatRegime,
): string | null => (agreed && isUntaxedYes(vatRegime, projectVat) ? untaxedYesText(agreed) : null);

/** The same, to the owner of the project that he asks to join. */
export const untaxedOfOther = (
  agreed: PriceRange | null,
  { vatRegime }: Pick<Seller, "vatRegime">,
  projectVat: VatRegime,
): string | null => (agreed && isUntaxedYes(vatRegime, projectVat) ? untaxedYesText(agreed, "owner") : null);

/** That a price is settled with some already, to who has not proposed his own yet. */
export const agreedTitle = (agreed: PriceRange, seller: Seller, projectVat: VatRegime): string =>
  agreed.max === 0
    ? t("Des participants reçoivent déjà cette électricité gratuitement")
    : t("Des participants ont déjà accepté {{range}}", { range: agreedRange(agreed, seller, projectVat) });

/** At which price his proposal is counted as long as it has no answer: what participants have accepted, else what he asks. */
export function proposedPriceText(
  agreed: PriceRange | null,
  asked: PriceRange | null,
  seller: Seller,
  projectVat: VatRegime,
): string {
  const wanted = asked && sellerRange(asked, seller);
  if (agreed === null || agreed.max === 0) {
    return wanted === null ? t("Électricité offerte") : t("Prix demandé\u00a0: {{range}}", { range: wanted });
  }
  const range = agreedRange(agreed, seller, projectVat);
  const told = t("Prix accepté par des participants\u00a0: {{range}}", { range });
  return wanted === null || wanted === range
    ? told
    : t("{{told}}\u00a0; vous demandez {{wanted}}", { told, wanted });
}
