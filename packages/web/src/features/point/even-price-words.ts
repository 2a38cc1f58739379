import { formatPrice, type VatRegime } from "@mec/domain/shared";
import { evenPrice, type ProducerEstimate } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

/**
 * From which price a full project brings more than selling everything, and whether neighbours would still gain at it; null
 * where any price does, or it is not known.
 */
export function evenPriceText(revenue: ProducerEstimate, vatRegime: VatRegime): string | null {
  const { sellingAllEur, earnsEur, highestPrice } = revenue;
  const even = evenPrice(revenue);
  if (even === null || even <= 0 || sellingAllEur === null || earnsEur.low >= sellingAllEur) return null;
  const price = formatPrice(even, "professional", vatRegime);
  return even < highestPrice
    ? t("Si le projet se remplit, partager rapporte plus que tout vendre au-dessus de {{price}}.", { price })
    : t(
        "Même si le projet se remplit, partager ne rapporterait plus que tout vendre qu’au-dessus de {{price}}, prix auquel vos voisins ne gagneraient plus.",
        { price },
      );
}
