import { Badge, Button, Skeleton } from "@mantine/core";
import { pages } from "@mec/api";
import { overviewCalls } from "@mec/api/overview";
import type { ProjectAnswer } from "@mec/api/project";
import { isIdle, type ToDo } from "@mec/domain/overview";
import { plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { toDoWords } from "../../../parts/overview/to-do-words.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { ProjectPicture } from "../card/project-picture.tsx";
import { ProjectBadge } from "../standing/project-badge.tsx";
import { projectState } from "../standing/project-state.ts";
import { ownedText } from "./owned-text.ts";
import { PortfolioCard } from "./portfolio-card.tsx";

function useToDo(projectId: string) {
  const { data, isPending } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  const toDo: readonly ToDo[] = data?.toDo.filter((item) => !isIdle(item)) ?? [];
  return { toDo, isPending };
}

/** One of the person's projects. */
export function OwnedProjectCard({ project }: { project: ProjectAnswer }) {
  const { toDo, isPending } = useToDo(project.id);
  const [first] = toDo;
  // What to do next is being fetched: a placeholder stands for it, unless the project's state has an advice of its
  // own.
  const isComing = isPending && projectState(project).advice === null;
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
      text={isComing ? <Skeleton height={20} /> : ownedText(project, first)}
      actions={
        <>
          <Button component={Link} to={pages.ownerHome.to({ projectId: id })} color="indigo" size="sm">
            {t("Ouvrir mon espace")}
          </Button>
          {first && (
            <Button component={Link} to={toDoWords[first.kind].to(id, first)} variant="default" size="sm">
              {toDoWords[first.kind].action}
            </Button>
          )}
        </>
      }
    />
  );
}
