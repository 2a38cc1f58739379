import type { PublicProject } from "@mec/api/project";
import { bearerInSentence, monthText, projectStageLabels, type RoomLevel } from "@mec/domain/project";
import type { EstimateFigures } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { netText } from "../../study/net-words.ts";

/** "De 8 à 86 € par an, cotisation comprise", as the proposal says it, or that nothing would be saved. */
export function savingText(figures: EstimateFigures): string {
  const net = netText(figures);
  return net ? net.charAt(0).toUpperCase() + net.slice(1) : t("Ne vous ferait pas économiser");
}

export const roomText = (level: RoomLevel): string =>
  ({
    room: t("Encore de la place"),
    "almost-full": t("Presque complet"),
    full: t("Complet\u00a0: liste d’attente"),
    unknown: t("Production à venir"),
  })[level];

function startText({ stage, expectedStart }: Pick<PublicProject, "stage" | "expectedStart">): string {
  if (stage !== "running" && expectedStart) {
    return t("démarrage prévu en {{month}}", { month: monthText(expectedStart) });
  }
  return t(projectStageLabels[stage]).toLowerCase();
}

/** "Porté par la commune de Langouet, démarrage prévu en juillet 2027", with what its owner gave of it. */
export function bearerText(project: Pick<PublicProject, "bearer" | "stage" | "expectedStart">): string {
  const start = startText(project);
  return project.bearer
    ? t("Porté par {{name}}, {{start}}", { name: bearerInSentence(project.bearer), start })
    : t("Porteur pas encore présenté, {{start}}", { start });
}
