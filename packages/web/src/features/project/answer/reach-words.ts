import type { PlaceVerdict, VerdictReason } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

const reach: Record<PlaceVerdict, string> = {
  inside: t("À votre portée"),
  border: t("À vérifier par le porteur"),
  outside: t("Hors de votre portée"),
};

/**
 * Whether the place could join, and why not where that is not its distance alone.
 * @param reason undefined in lists, which do not know it
 */
export function reachText(
  verdict: PlaceVerdict,
  { reason, perimeter }: { readonly reason: VerdictReason | null | undefined; readonly perimeter: number },
): string {
  const words = reach[verdict];
  // Up to 2 km every commune is admitted.
  if (verdict !== "outside" || (reason !== "commune" && (reason !== undefined || perimeter === 2)))
    return words;
  return `${words} (${reason ? t("commune trop dense") : t("distance ou commune")})`;
}
