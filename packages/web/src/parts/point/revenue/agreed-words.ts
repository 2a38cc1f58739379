import type { PriceRange } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { type Seller, sellerRange } from "./seller-price.ts";

/** That a price is settled with some already, to who has not proposed his own yet. */
export const agreedTitle = (agreed: PriceRange, seller: Seller): string =>
  agreed.max === 0
    ? t("Des participants reçoivent déjà cette électricité gratuitement")
    : t("Des participants ont déjà accepté {{range}}", { range: sellerRange(agreed, seller) });

/** At which price his proposal is counted as long as it has no answer: what participants have accepted, else what he asks. */
export function proposedPriceText(
  agreed: PriceRange | null,
  asked: PriceRange | null,
  seller: Seller,
): string {
  const wanted = asked && sellerRange(asked, seller);
  if (agreed === null || agreed.max === 0) {
    return wanted === null ? t("Électricité offerte") : t("Prix demandé\u00a0: {{range}}", { range: wanted });
  }
  const range = sellerRange(agreed, seller);
  const told = t("Prix accepté par des participants\u00a0: {{range}}", { range });
  return wanted === null || wanted === range
    ? told
    : t("{{told}}\u00a0; vous demandez {{wanted}}", { told, wanted });
}
