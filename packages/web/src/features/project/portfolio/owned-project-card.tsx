import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import type { ProjectAnswer } from "@mec/api/project";
import { plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { ProjectPicture } from "../card/project-picture.tsx";
import { ProjectBadge } from "../standing/project-badge.tsx";
import { projectState } from "../standing/project-state.ts";
import { PortfolioCard } from "./portfolio-card.tsx";

function usePending(projectId: string): number | undefined {
  const { data } = useAnswer(applicationCalls.countApplicants, { params: { id: projectId } });
  return data?.pending;
}

/** What the owner of a project should do next. */
function nextText(project: ProjectAnswer, pending: number | undefined): string {
  const { advice } = projectState(project);
  if (advice) return advice;
  if (pending) {
    return t("{{candidates}} à étudier.", {
      candidates: plural(pending, t("candidature"), t("candidatures")),
    });
  }
  return t("{{consumers}}. Invitez d’autres voisins pour remplir votre opération.", {
    consumers: plural(project.numberOfConsumers, t("consommateur accepté"), t("consommateurs acceptés")),
  });
}

/** One of the person's projects. */
export function OwnedProjectCard({ project }: { project: ProjectAnswer }) {
  const pending = usePending(project.id);
  const { id, name, address } = project;
  return (
    <PortfolioCard
      title={name}
      place={`${address.postCode} ${address.city}`}
      picture={<ProjectPicture project={project} />}
      badge={<ProjectBadge state={projectState(project)} />}
      text={nextText(project, pending)}
      actions={
        <>
          <Button component={Link} to={pages.ownerConsumers.to({ projectId: id })} color="indigo" size="sm">
            {pending ? t("Étudier les candidatures") : t("Ouvrir mon espace")}
          </Button>
          <Button
            component={Link}
            to={pages.ownerInformation.to({ projectId: id })}
            variant="default"
            size="sm"
          >
            {t("Mes informations")}
          </Button>
        </>
      }
    />
  );
}
