import { formatPriceRange, type PriceRange, type VatRegime } from "@mec/domain/shared";
import { type CountedAt, countedAtText, isSamePrice } from "@mec/domain/study";
import { t } from "../../platform/i18n.ts";

/**
 * The prices for which a producer's revenue stands: without VAT, as the revenue is, whoever reads it; what his neighbours
 * pay besides, where VAT is added.
 */
export function soldAtText(counted: CountedAt, vatRegime: VatRegime): string {
  const { soldAt: price, comingAt } = counted;
  if (!isSamePrice(price, comingAt))
    return t("Électricité partagée {{counted}}.", { counted: countedAtText(counted, vatRegime) });
  if (price === null) return t("Pour une électricité partagée gratuitement.");
  const ht = formatPriceRange(price, "professional", vatRegime);
  return vatRegime === "franchise"
    ? t("Prix de l’électricité partagée\u00a0: {{price}}.", { price: ht })
    : t("Prix de l’électricité partagée\u00a0: {{ht}}, soit {{ttc}} pour vos voisins.", {
        ht,
        ttc: formatPriceRange(price, "individual", vatRegime),
      });
}

/** The same of a price that nobody named: what is usual, where the producer has chosen no project yet. */
export const supposedAtText = (price: PriceRange): string =>
  t("Par exemple, à un prix courant\u00a0: {{ht}}, soit {{ttc}} pour vos voisins.", {
    ht: formatPriceRange(price, "professional", null),
    ttc: formatPriceRange(price, "individual", null),
  });
