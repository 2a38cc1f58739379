import { Anchor, Button, Group, Text } from "@mantine/core";
import { paths } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { IconExternalLink } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { Link, useParams } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useSelection } from "../../platform/selection.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { LoadError } from "../feedback/load-error.tsx";
import { PageSkeleton } from "../feedback/page-skeleton.tsx";
import { NoResult } from "../illustrations/index.ts";
import { Page } from "../layout/page.tsx";
import { useOwnProject } from "./own-project.ts";
import { ProjectBadge } from "./project-badge.tsx";
import { ProjectNotice } from "./project-notice.tsx";
import { projectState } from "./project-state.ts";
import { ShareButton } from "./share-button.tsx";
import { TabLinks } from "./tab-links.tsx";

const pages = [
  "my-consumers",
  "my-documents",
  "my-study",
  "my-key",
  "my-perimeter",
  "my-producer",
  "my-information",
] as const;
type OwnerSpacePage = (typeof pages)[number];

const pageLabels: Record<OwnerSpacePage, string> = {
  "my-consumers": "Mes participants",
  "my-documents": "Mes documents",
  "my-study": "Mon étude",
  "my-key": "Ma clé de répartition",
  "my-perimeter": "Mon périmètre",
  "my-producer": "Mon producteur",
  "my-information": "Mes informations",
};

function pathOf(projectId: string, page: OwnerSpacePage): string {
  if (page === "my-consumers") return paths.ownerConsumers(projectId);
  if (page === "my-documents") return paths.ownerDocuments(projectId, "bulletin");
  return paths.ownerPage(projectId, page);
}

/** Says in the browser's title which part of the space this is, after the frame has named the project. */
function usePartInTitle(page: OwnerSpacePage, name: string) {
  useEffect(() => {
    document.title = `${t(pageLabels[page])} – ${name} – Mon énergie collective`;
  }, [page, name]);
}

interface SpaceProps {
  page: OwnerSpacePage;
  project: ProjectAnswer;
  children: ReactNode;
}

function Space({ page, project, children }: SpaceProps) {
  const state = projectState(project);
  usePartInTitle(page, project.name);
  return (
    <Page
      title={project.name}
      space="indigo"
      size="wide"
      intro={
        <Group gap="sm">
          <ProjectBadge state={state} />
          <Text component="span">{project.address.city}</Text>
          <Anchor component={Link} to={paths.services}>
            {t("Mes services")}
          </Anchor>
        </Group>
      }
      actions={
        state.advice === null && (
          <>
            <Button
              component={Link}
              to={paths.project(project.id, project.name)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t("Page publique")}
            </Button>
            <ShareButton project={project} />
          </>
        )
      }
    >
      <ProjectNotice state={state} reason={project.moderation.reason} />
      <TabLinks
        label={t("Espace du projet")}
        current={page}
        tabs={pages.map((key) => ({ key, label: t(pageLabels[key]), to: pathOf(project.id, key) }))}
      />
      {children}
    </Page>
  );
}

function NotYours() {
  return (
    <Page title={t("Ce projet n’est pas le vôtre")} space="indigo">
      <EmptyState
        illustration={<NoResult />}
        title={t("Nous ne trouvons pas ce projet parmi les vôtres")}
        text={t(
          "Il a pu être supprimé, ou vous êtes connecté avec un autre compte que celui qui l’a publié.",
        )}
        action={
          <Anchor component={Link} to={paths.portfolio}>
            {t("Voir mes projets")}
          </Anchor>
        }
      />
    </Page>
  );
}

interface Props {
  page: OwnerSpacePage;
  children: (project: ProjectAnswer) => ReactNode;
}

/** What surrounds each page of a project's owner: the project, its state, and the space's parts. */
export function OwnerSpace({ page, children }: Props) {
  const { id = "" } = useParams();
  const { data: project, error, refetch } = useOwnProject(id);
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per project; `select` changes with the selection itself
  useEffect(() => select({ projectId: id }), [id]);
  if (error) {
    return (
      <Page title={t("Espace du porteur de projet")} space="indigo">
        <LoadError error={error} retry={refetch} />
      </Page>
    );
  }
  if (project === undefined) return <PageSkeleton />;
  if (project === null) return <NotYours />;
  return (
    <Space page={page} project={project}>
      {children(project)}
    </Space>
  );
}
