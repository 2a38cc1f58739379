import type { ProjectAnswer } from "@mec/api/project";
import type { ToDo } from "@mec/domain/overview";
import { plural } from "@mec/domain/shared";
import { toDoWords } from "../../../parts/overview/to-do-words.ts";
import { t } from "../../../platform/i18n.ts";
import { projectState } from "../standing/project-state.ts";

type Told = Parameters<typeof projectState>[0] & Pick<ProjectAnswer, "numberOfConsumers" | "gauge">;

/** What the owner of a project should do next: invite neighbours, unless the whole production is reserved. */
export function ownedText(project: Told, first: ToDo | undefined): string {
  const { advice } = projectState(project);
  if (advice) return advice;
  if (first) return `${toDoWords[first.kind].text(first.count, first)}.`;
  const places = plural(project.numberOfConsumers, t("lieu accepté"), t("lieux acceptés"));
  return (project.gauge.pledgedShare ?? 0) >= 1
    ? t("{{places}}\u00a0: sur l’année, ils consomment tout ce que vous produisez.", { places })
    : t("{{places}}. Invitez d’autres voisins pour remplir votre opération.", { places });
}
