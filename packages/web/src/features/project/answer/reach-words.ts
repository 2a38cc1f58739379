import type { PlaceVerdict, VerdictReason } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

const outsideOf: Partial<Record<VerdictReason, string>> = {
  distance: t("Hors de votre portée\u00a0: trop loin d’un participant"),
  commune: t("Hors de votre portée\u00a0: votre commune est trop dense"),
};

/**
 * Whether the place could join, and why not.
 * @param reason undefined in lists, which do not know it
 */
export function reachText(
  verdict: PlaceVerdict,
  { reason, perimeter }: { readonly reason: VerdictReason | null | undefined; readonly perimeter: number },
): string {
  if (verdict === "inside") return t("À votre portée");
  if (verdict === "border") return t("À vérifier par le porteur");
  const known = reason && outsideOf[reason];
  if (known) return known;
  // Up to 2 km every commune is admitted.
  return reason === undefined && perimeter > 2
    ? t("Hors de votre portée\u00a0: trop loin, ou commune trop dense")
    : t("Hors de votre portée");
}
