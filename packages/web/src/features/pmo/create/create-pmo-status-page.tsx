import { Button, Skeleton, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { usePmo } from "../../../parts/pmo/pmo-queries.ts";
import { NotFound } from "../../../parts/project/not-found.tsx";
import { useOwnProject } from "../../../parts/project/own-project.ts";
import { t } from "../../../platform/i18n.ts";
import { useSelection } from "../../../platform/selection.tsx";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Creation } from "./creation.tsx";

function Content({ project }: { project: ProjectAnswer }) {
  const skeleton = (
    <Stack gap="lg" maw={760}>
      <Skeleton height={360} radius={12} />
      <Skeleton height={520} radius={12} />
    </Stack>
  );
  return (
    <Loaded of={usePmo(project.id)} fallback={messages.projectDataFailed} skeleton={skeleton}>
      {(pmo) => <Creation project={project} pmo={pmo} />}
    </Loaded>
  );
}

function Creating({ project }: { project: ProjectAnswer }) {
  return (
    <Page
      title={t("Créer ma personne morale organisatrice")}
      intro={project.name}
      space="indigo"
      size="wide"
      actions={
        <Button
          component={Link}
          to={pages.ownerInformation.to({ projectId: project.id })}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t("Mes informations")}
        </Button>
      }
    >
      <Content project={project} />
    </Page>
  );
}

/** The creation of the legal body, step by step. */
export function CreatePmoStatusPage() {
  const { projectId = "" } = useParams();
  const { data: project, error, refetch } = useOwnProject(projectId);
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per project; `select` changes with the selection itself
  useEffect(() => select({ projectId }), [projectId]);
  if (error) return <FailedPage space="indigo" error={error} retry={refetch} />;
  if (project === undefined) return <PageSkeleton />;
  if (project === null) return <NotFound title={t("Ce projet n’est pas le vôtre")} />;
  return <Creating project={project} />;
}
