import type { saleLines } from "../../../parts/point/revenue/sale-words.ts";
import { t } from "../../../platform/i18n.ts";

/** What is told once more where one consents: the sum that holds, and what selling all brings instead. Null where no sum is told. */
export function repeatedSale({
  rows: [first],
  elsewhere,
}: Pick<ReturnType<typeof saleLines>, "rows" | "elsewhere">): {
  readonly sum: string;
  readonly elsewhere: string | null;
} | null {
  if (!first) return null;
  const { label, amount } = first;
  return {
    sum: t("{{label}}\u00a0: {{amount}} par an", { label, amount }),
    elsewhere:
      elsewhere &&
      (elsewhere.detail
        ? t("{{label}}\u00a0: {{amount}} par an, {{detail}}", { ...elsewhere, detail: elsewhere.detail })
        : t("{{label}}\u00a0: {{amount}} par an", { ...elsewhere })),
  };
}
