import { Badge, Button } from "@mantine/core";
import { pages } from "@mec/api";
import { overviewCalls } from "@mec/api/overview";
import type { ProjectAnswer } from "@mec/api/project";
import type { ToDo } from "@mec/domain/overview";
import { plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { toDoWords } from "../../../parts/overview/to-do-words.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { ProjectPicture } from "../card/project-picture.tsx";
import { ProjectBadge } from "../standing/project-badge.tsx";
import { projectState } from "../standing/project-state.ts";
import { PortfolioCard } from "./portfolio-card.tsx";

type First = ToDo | undefined;

function useToDo(projectId: string): readonly ToDo[] {
  const { data } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  return data?.toDo ?? [];
}

/** What the owner of a project should do next. */
function nextText(project: ProjectAnswer, first: First): string {
  const { advice } = projectState(project);
  if (advice) return advice;
  if (first) return `${toDoWords[first.kind].text(first.count)}.`;
  return t("{{consumers}}. Invitez d’autres voisins pour remplir votre opération.", {
    consumers: plural(project.numberOfConsumers, t("consommateur accepté"), t("consommateurs acceptés")),
  });
}

/** One of the person's projects. */
export function OwnedProjectCard({ project }: { project: ProjectAnswer }) {
  const toDo = useToDo(project.id);
  const [first] = toDo;
  const { id, name, address } = project;
  return (
    <PortfolioCard
      title={name}
      place={`${address.postCode} ${address.city}`}
      picture={<ProjectPicture project={project} />}
      badge={
        <>
          <ProjectBadge state={projectState(project)} />
          {toDo.length > 0 && (
            <Badge size="lg" variant="light" tt="none" fw={600} color="indigo" c="indigo.8">
              {t("{{things}} à faire", { things: plural(toDo.length, t("chose"), t("choses")) })}
            </Badge>
          )}
        </>
      }
      text={nextText(project, first)}
      actions={
        <>
          <Button component={Link} to={pages.ownerHome.to({ projectId: id })} color="indigo" size="sm">
            {t("Ouvrir mon espace")}
          </Button>
          {first && (
            <Button component={Link} to={toDoWords[first.kind].to(id)} variant="default" size="sm">
              {toDoWords[first.kind].action}
            </Button>
          )}
        </>
      }
    />
  );
}
