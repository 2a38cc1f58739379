import { t } from "../../../../platform/i18n.ts";

/** What the last button does: a project that is kept off the map is saved, and published to nobody. */
export function submitLabel({ visibility, isWarned }: { visibility: boolean; isWarned: boolean }): string {
  if (visibility) return isWarned ? t("Publier quand même") : t("Publier mon projet");
  return isWarned ? t("Enregistrer quand même") : t("Enregistrer mon projet");
}
