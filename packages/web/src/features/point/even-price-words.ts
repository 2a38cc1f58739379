import { formatBarePrice, formatPrice, type VatRegime } from "@mec/domain/shared";
import { sellingText } from "@mec/domain/study";
import { evenPrice, type ProducerEstimate } from "@mec/energy";
import { ceilingOf } from "../../parts/point/revenue/seller-price.ts";
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
  const selling = sellingText(revenue);
  const whole = ceilingOf(highestPrice, { vatRegime: "franchise" });
  const ceiling = ceilingOf(highestPrice, { vatRegime });
  // As long as he has not said whether he adds VAT, neighbours may still gain where he does not.
  if (vatRegime === null && even >= ceiling && even < whole)
    return t(
      "Même si le projet se remplit, partager ne rapporterait plus que {{selling}} qu’au-dessus de {{price}}\u00a0: vos voisins n’y gagneraient plus si vous facturez la TVA, et gagneraient jusqu’à {{whole}} si vous n’en facturez pas.",
      { price, selling, whole: formatBarePrice(whole, "professional", "franchise") },
    );
  return even < ceiling
    ? t("Si le projet se remplit, partager rapporte plus que {{selling}} au-dessus de {{price}}.", {
        price,
        selling,
      })
    : t(
        "Même si le projet se remplit, partager ne rapporterait plus que {{selling}} qu’au-dessus de {{price}}, prix auquel vos voisins ne gagneraient plus.",
        { price, selling },
      );
}
