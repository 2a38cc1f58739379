import { ceilingOf, formatBarePrice, formatPrice, type VatRegime } from "@mec/domain/shared";
import { sellingText } from "@mec/domain/study";
import { evenPrice, type ProducerEstimate } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

/**
 * From which price a full project brings more than selling everything, and whether neighbours would still gain at it; null
 * where any price does, or it is not known.
 * @param agreed what those of today have accepted, and pay whatever is asked, €/kWh without VAT; null where nobody has
 */
export function evenPriceText(
  revenue: ProducerEstimate,
  vatRegime: VatRegime,
  agreed: number | null = null,
): string | null {
  const { sellingAllEur, earnsEur, highestPrice } = revenue;
  const exact = evenPrice(revenue, agreed);
  // Told to a hundredth of a cent, and never below.
  const even = exact && Math.ceil(exact * 10_000 - 1e-6) / 10_000;
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
