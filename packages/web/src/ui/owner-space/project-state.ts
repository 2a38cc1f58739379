import type { ProjectAnswer } from "@mec/api/project";
import { t } from "../../platform/i18n.ts";

export interface ProjectState {
  label: string;
  color: "green" | "yellow" | "red" | "gray";
  /** What the owner should know or do; null when all is well. */
  advice: string | null;
}

/** Who sees the project: what its owner chose, and what the support team decided. */
export function projectState({
  visibility,
  moderation,
}: Pick<ProjectAnswer, "visibility" | "moderation">): ProjectState {
  if (moderation.status === "hidden") {
    return {
      label: t("Masqué par notre équipe"),
      color: "red",
      advice: t("Corrigez ce qui est demandé, puis répondez au message que vous avez reçu par e-mail."),
    };
  }
  if (!visibility) {
    return {
      label: t("Non publié"),
      color: "gray",
      advice: t(
        "Personne ne trouve ce projet sur la carte. Publiez-le depuis «\u00a0Mes informations\u00a0».",
      ),
    };
  }
  if (moderation.status === "pending")
    return { label: t("En ligne, bientôt relu"), color: "yellow", advice: null };
  return { label: t("En ligne"), color: "green", advice: null };
}
