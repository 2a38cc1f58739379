import { Anchor, Button, Group, Text } from "@mantine/core";
import { type PageName, pageAt, pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { IconExternalLink } from "@tabler/icons-react";
import { Suspense, useEffect } from "react";
import { Link, Outlet, useLocation, useOutletContext, useParams } from "react-router";
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

/** In the order of their tabs. */
const parts = [
  { key: "ownerConsumers", label: "Mes participants" },
  { key: "ownerDocuments", label: "Mes documents" },
  { key: "ownerStudy", label: "Mon étude" },
  { key: "ownerKey", label: "Ma clé de répartition" },
  { key: "ownerPerimeter", label: "Mon périmètre" },
  { key: "ownerProducer", label: "Mon producteur" },
  { key: "ownerInformation", label: "Mes informations" },
] as const satisfies readonly { key: PageName; label: string }[];
type Part = (typeof parts)[number];

/** What an owner writes for the papers belongs to the documents. */
function usePart(): Part {
  const name = pageAt(useLocation().pathname)?.name;
  return parts.find(({ key }) => key === name) ?? parts[1];
}

/** From elsewhere in the space, the documents open at what each participant signs first. */
function pathOf(projectId: string, part: Part["key"]): string {
  return part === "ownerDocuments"
    ? pages.ownerDocuments.to({ projectId, tab: "bulletin" })
    : pages[part].to({ projectId });
}

/** Says in the browser's title which part of the space this is, after the frame has named the project. */
function usePartInTitle({ label }: Part, name: string) {
  useEffect(() => {
    document.title = `${t(label)} – ${name} – Mon énergie collective`;
  }, [label, name]);
}

function Space({ project }: { project: ProjectAnswer }) {
  const state = projectState(project);
  const current = usePart();
  usePartInTitle(current, project.name);
  return (
    <Page
      title={project.name}
      space="indigo"
      size="wide"
      intro={
        <Group gap="sm">
          <ProjectBadge state={state} />
          <Text component="span">{project.address.city}</Text>
          <Anchor component={Link} to={pages.services.to()}>
            {t("Mes services")}
          </Anchor>
        </Group>
      }
      actions={
        state.advice === null && (
          <>
            <Button
              component={Link}
              to={pages.project.to({ projectId: project.id, projectName: project.name })}
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
        current={current.key}
        tabs={parts.map(({ key, label }) => ({ key, label: t(label), to: pathOf(project.id, key) }))}
      />
      <Suspense fallback={<PageSkeleton />}>
        <Outlet context={project} />
      </Suspense>
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
          <Anchor component={Link} to={pages.portfolio.to()}>
            {t("Voir mes projets")}
          </Anchor>
        }
      />
    </Page>
  );
}

/** What surrounds each page of a project's owner: the project, its state, and the space's parts. */
export function OwnerSpace() {
  const { projectId = "" } = useParams();
  const { data: project, error, refetch } = useOwnProject(projectId);
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per project; `select` changes with the selection itself
  useEffect(() => select({ projectId }), [projectId]);
  if (error) {
    return (
      <Page title={t("Espace du porteur de projet")} space="indigo">
        <LoadError error={error} retry={refetch} />
      </Page>
    );
  }
  if (project === undefined) return <PageSkeleton />;
  if (project === null) return <NotYours />;
  return <Space project={project} />;
}

/** The project of the space that the page stands in. */
export const useProjectOfSpace = (): ProjectAnswer => useOutletContext<ProjectAnswer>();
