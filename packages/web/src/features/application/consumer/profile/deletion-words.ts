import type { SignedPapers } from "@mec/api/signature";
import { documentNames } from "@mec/domain/document";
import { t } from "../../../../platform/i18n.ts";

/**
 * What goes with a place that is deleted: also what was signed for it, by its holder or whom he named, and not by all.
 * @param signed undefined where they could not be read
 */
export function deletionText(pointId: string, signed: SignedPapers | undefined): string {
  if (!signed)
    return t(
      "Ses informations, son contrat et ses autorisations sont effacés, avec ce qui aurait été signé pour lui et que tous n’ont pas signé. C’est définitif.",
    );
  const lost = (signed.unconcluded ?? []).filter(({ consumptionPointId }) => consumptionPointId === pointId);
  if (lost.length === 0)
    return t("Ses informations, son contrat et ses autorisations sont effacés. C’est définitif.");
  return t(
    "Ses informations, son contrat et ses autorisations sont effacés, avec ce qui a été signé pour lui et que tous n’ont pas signé\u00a0: {{documents}}. Pour le garder, prenez-le d’abord dans votre profil, sous «\u00a0Mes papiers signés\u00a0». C’est définitif.",
    { documents: documentNames(lost.map(({ kind }) => kind)) },
  );
}
