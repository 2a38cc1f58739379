import type { ProjectAnswer } from "@mec/api/project";
import { type ProjectStanding, projectStanding } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

export interface ProjectState {
  standing: ProjectStanding;
  label: string;
  color: "green" | "yellow" | "red" | "gray";
  /** What the owner should know or do; null when all is well. */
  advice: string | null;
}

type Judged = Pick<ProjectAnswer, "visibility" | "moderation" | "ownerConfirmed">;

const standingOf = ({ visibility, moderation, ownerConfirmed }: Judged): ProjectStanding =>
  projectStanding({ visibility, moderationStatus: moderation.status, ownerConfirmed });

/**
 * Who sees the project, from the owner's choice, the support team's decision, and whether the owner's address
 * is confirmed.
 */
export function projectState(project: Judged): ProjectState {
  const standing = standingOf(project);
  switch (standing) {
    case "hidden-by-support":
      return {
        standing,
        label: t("Masqué par notre équipe"),
        color: "red",
        advice: t("Corrigez ce qui est demandé, puis répondez au message que vous avez reçu par e-mail."),
      };
    case "not-published":
      return {
        standing,
        label: t("Non publié"),
        color: "gray",
        advice: t(
          "Personne ne trouve ce projet sur la carte. Publiez-le depuis «\u00a0Mes informations\u00a0».",
        ),
      };
    case "awaiting-confirmation":
      return {
        standing,
        label: t("Adresse e-mail à confirmer"),
        color: "yellow",
        advice: t(
          "Confirmez votre adresse e-mail avec le lien que nous vous avons envoyé\u00a0: ce projet se mettra en ligne de lui-même.",
        ),
      };
    case "online":
      return project.moderation.status === "pending"
        ? { standing, label: t("En ligne, bientôt relu"), color: "yellow", advice: null }
        : { standing, label: t("En ligne"), color: "green", advice: null };
  }
}
