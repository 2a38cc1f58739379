import { formatPrice, type VatRegime } from "@mec/domain/shared";
import { sellingText } from "@mec/domain/study";
import type { BuyBack, ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { lessThanSellingText } from "./less-than-selling.ts";

// The mails say what is counted in the same words.
export { buyBackText } from "@mec/domain/study";

type Sums = Parameters<typeof lessThanSellingText>[0] & Pick<ProducerEstimate, "surplusPrice">;

const tariffText = ({ price }: BuyBack, vatRegime: VatRegime) =>
  formatPrice(price, "professional", vatRegime);

/**
 * Where sharing brings less than the contract does. Where this pays for the rest too, the price alone decides, however many
 * take part; where the rest has no price, what sharing brings is not known whole.
 */
export function lessThanContractText(
  contract: BuyBack | null,
  sums: Sums,
  vatRegime: VatRegime,
): string | null {
  const { earnsEur, sellingAllEur: all, surplusPrice } = sums;
  if (contract === null || all === null) return lessThanSellingText(sums, vatRegime);
  if (surplusPrice === null) return null;
  const isPriceAlone = contract.takesSurplus && earnsEur.low < all && earnsEur.high >= all;
  return isPriceAlone
    ? t("Vendu aux voisins sous {{tariff}}, le partage rapporte moins que {{selling}}.", {
        selling: sellingText(sums),
        tariff: tariffText(contract, vatRegime),
      })
    : lessThanSellingText(sums, vatRegime);
}
