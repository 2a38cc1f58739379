import type { KnownDossier } from "../../../parts/point/dossier/use-known-dossier.ts";
import { t } from "../../../platform/i18n.ts";

/** The way to the fields of the visitor's card: it names what a sum still lacks, never what he gave. */
export function wayText({
  home,
  asksPrice,
  dossier: { annualConsumption, address },
}: Pick<KnownDossier, "home" | "asksPrice" | "dossier">): string {
  if (home) return t("Voir le détail, ou modifier votre fiche");
  if (asksPrice) return t("Dites votre prix du kWh");
  if (annualConsumption) return t("Vérifiez votre fiche");
  return address ? t("Dites combien vous consommez") : t("Dites où et combien vous consommez");
}
