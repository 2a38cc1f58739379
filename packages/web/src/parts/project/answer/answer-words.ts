import type { PublicProject } from "@mec/api/project";
import {
  bearerInSentence,
  monthText,
  type PublicGauge,
  projectStageLabels,
  roomLevel,
  toComeOf,
} from "@mec/domain/project";
import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** ", production à venir comprise": what a figure counts that is not produced yet; "" where it counts nothing of it. */
export const toComeText = (gauge: PublicGauge): string =>
  ({ nothing: "", part: t(", production à venir comprise"), all: t(", production à venir") })[
    toComeOf(gauge)
  ];

export const roomText = (gauge: PublicGauge): string =>
  ({
    room: t("Encore de la place") + toComeText(gauge),
    "almost-full": t("Presque complet") + toComeText(gauge),
    full: t("Complet\u00a0: liste d’attente"),
    unknown: t("Production à venir"),
  })[roomLevel(gauge)];

/** What is said of a full project on its own page, where its waiting list is known: "Complet : 13 candidatures attendent déjà". */
export const fullText = (waiting: number): string =>
  waiting === 0
    ? t("Complet\u00a0: personne n’attend encore")
    : t("Complet\u00a0: {{waiting}} déjà", {
        waiting: plural(waiting, t("candidature attend"), t("candidatures attendent")),
      });

type Start = Pick<PublicProject, "stage" | "expectedStart">;

function startText({ stage, expectedStart }: Start): string {
  if (stage !== "running" && expectedStart) {
    return t("démarrage prévu en {{month}}", { month: monthText(expectedStart) });
  }
  return t(projectStageLabels[stage]).toLowerCase();
}

/** "Porté par la commune de Langouet, démarrage prévu en juillet 2027", or that its owner has not said who he is. */
export const bearerText = (
  project: Start & Pick<PublicProject, "bearer">,
  start = startText(project),
): string =>
  project.bearer
    ? t("Porté par {{name}}, {{start}}", { name: bearerInSentence(project.bearer), start })
    : t("Porteur pas encore présenté, {{start}}", { start });
