import type { Estimate } from "@mec/energy";
import { ownGain } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";

/** What the saving would be at each end of the announced prices; null where there is a single one. */
export function byPriceText(
  { byPrice, isVatCounted }: Pick<Estimate, "byPrice" | "isVatCounted">,
  format: (htPerKwh: number) => string,
): string | null {
  if (byPrice.length === 0) return null;
  const cases = byPrice.map(({ price, ...saving }) =>
    t("à {{price}}, {{gain}}", { price: format(price), gain: ownGain({ ...saving, isVatCounted }) }),
  );
  return t("Par an, selon le prix qui vous sera proposé\u00a0: {{cases}}.", {
    cases: cases.join("\u202f; "),
  });
}
