import type { ProducerEstimate } from "@mec/energy";
import { euros } from "../../parts/point/revenue/revenue-words.ts";
import { t } from "../../platform/i18n.ts";

/** Where sharing may bring less than selling everything: in which case, and how much; null where it never does. */
export function lessThanSellingText({
  earnsEur: { low, high },
  sellingAllEur: all,
}: Pick<ProducerEstimate, "earnsEur" | "sellingAllEur">): string | null {
  if (all === null || low >= all) return null;
  const values = { low: euros(low), all: euros(all) };
  return high < all
    ? t("À ce prix, partager rapporte moins que tout vendre, même quand beaucoup y participent.")
    : t(
        "Si peu de logements participent, partager rapporte moins que tout vendre\u00a0: {{low}} par an contre {{all}}.",
        values,
      );
}
