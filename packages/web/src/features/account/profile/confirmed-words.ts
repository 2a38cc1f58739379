import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { type ApplicationProgress, currentStatus, isLive } from "@mec/domain/application";
import { projectStanding } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

interface Point {
  id: string;
  applicationProgress: {
    progress: readonly Pick<ApplicationProgress["progress"][number], "status" | "createdAt">[];
  } | null;
}

/** What somebody has whose address was just confirmed. */
export interface Owned {
  readonly projects: readonly (Pick<ProjectAnswer, "id" | "name" | "visibility"> & {
    moderation: Pick<ProjectAnswer["moderation"], "status">;
  })[];
  readonly productionPoints: readonly Point[];
  readonly consumptionPoints: readonly Point[];
}

interface Words {
  text: string;
  next: { label: string; to: string } | null;
}

const hasApplied = ({ applicationProgress }: Point): boolean =>
  applicationProgress !== null && isLive(currentStatus(applicationProgress.progress));

/** Whether what he applied for has its answer, and the next step is his. */
const isAnswered = ({ applicationProgress }: Point): boolean =>
  applicationProgress !== null && currentStatus(applicationProgress.progress) === "PROPOSAL";

function ofProject({ id, name, visibility, moderation }: Owned["projects"][number]): Words {
  const standing = projectStanding({ visibility, moderationStatus: moderation.status, ownerConfirmed: true });
  return {
    text:
      standing === "online"
        ? t("Merci. «\u00a0{{name}}\u00a0» est en ligne\u00a0: vous pouvez inviter et signer.", { name })
        : t("Merci. Vous pouvez inviter et signer."),
    next: { label: t("Ouvrir mon projet"), to: pages.ownerHome.to({ projectId: id }) },
  };
}

/** What the confirmation changes, by what the account has, and its one next page; null for who is not signed in. */
export function confirmedWords(owned: Owned | null): Words {
  if (!owned) return { text: t("Merci. Connectez-vous pour continuer."), next: null };
  const [project] = owned.projects;
  if (project) return ofProject(project);
  if (owned.productionPoints.some(hasApplied)) {
    return {
      text: t("Merci. La réponse à votre proposition vous parviendra à cette adresse."),
      next: { label: t("Suivre ma proposition"), to: pages.portfolio.to() },
    };
  }
  const point = owned.consumptionPoints.find(hasApplied);
  if (point) {
    const to = pages.consumerApplication.to({ consumerId: point.id });
    if (isAnswered(point))
      return {
        text: t("Merci. Une réponse du porteur vous attend déjà\u00a0: à vous d’y répondre."),
        next: { label: t("Lire sa réponse"), to },
      };
    return {
      text: t("Merci. La réponse à votre candidature vous parviendra à cette adresse."),
      next: { label: t("Suivre ma candidature"), to },
    };
  }
  return { text: t("Merci. Vous pouvez publier un projet, ou en rejoindre un."), next: null };
}
