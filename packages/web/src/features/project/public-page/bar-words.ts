import { dayInParis } from "@mec/domain/shared";
import type { EstimateFigures } from "@mec/energy";
import { isUnexempted, type Start } from "../../../parts/project/answer/saving-words.ts";
import { ownGain } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";

/**
 * A sum short enough for a bar: null where it saves nothing, or has a second case, which a short one would hide.
 */
export function barText(
  figures: EstimateFigures,
  start: Start,
  today = dayInParis(new Date()),
): string | null {
  if (!figures.saves) return null;
  if (figures.withoutExemptionEur && isUnexempted(start, today)) return null;
  const gain = ownGain(figures);
  return t("{{gain}} par an", { gain: gain.charAt(0).toUpperCase() + gain.slice(1) });
}
