import { Button, Group, List, Stack, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { Link } from "react-router";
import { useProductionDraft } from "../../../../parts/point/publishing/production-draft.ts";
import { useOwnProject } from "../../../../parts/project/own-project.ts";
import { t } from "../../../../platform/i18n.ts";
import { useForgetSent } from "../../../../platform/sent-draft.ts";
import { FailedPage } from "../../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { ShareStep } from "../../../../ui/illustrations/index.ts";
import { Page } from "../../../../ui/layout/page.tsx";
import { ProjectNotice } from "../../standing/project-notice.tsx";
import { projectState } from "../../standing/project-state.ts";
import { NotYourProject } from "../not-your-project.tsx";
import { useProjectDraft } from "./project-draft.ts";
import styles from "./published.module.css";
import { OperatorRetry, PictureRetry } from "./retries.tsx";

function Next({ project }: { project: ProjectAnswer }) {
  const { id, name, visibility } = project;
  const isOnline = projectState(project).standing === "online";
  return (
    <>
      <Title order={2} size="h3">
        {t("Et maintenant\u202f?")}
      </Title>
      <List type="ordered" spacing="sm">
        <List.Item>
          {isOnline &&
            t(
              "Votre projet est déjà sur la carte. Notre équipe le relit sous quelques jours et vous écrit si quelque chose est à corriger.",
            )}
          {!isOnline &&
            visibility &&
            t(
              "Confirmez votre adresse e-mail\u00a0: votre projet apparaîtra alors de lui-même sur la carte.",
            )}
          {!visibility &&
            t(
              "Votre projet n’est pas encore sur la carte\u00a0: publiez-le depuis «\u00a0Mes informations\u00a0» quand vous serez prêt.",
            )}
        </List.Item>
        <List.Item>{t("Invitez vos voisins par e-mail, ou partagez le lien de la page.")}</List.Item>
        <List.Item>
          {t(
            "À chaque candidature vous recevez un e-mail\u00a0: vous proposez un prix, acceptez ou refusez.",
          )}
        </List.Item>
      </List>
      <Group>
        <Button component={Link} to={pages.ownerHome.to({ projectId: id })}>
          {t("Ouvrir l’espace de mon projet")}
        </Button>
        {isOnline && (
          <Button
            component={Link}
            to={pages.project.to({ projectId: id, projectName: name })}
            variant="default"
          >
            {t("Voir la page publique")}
          </Button>
        )}
      </Group>
    </>
  );
}

/** After the publication: what was done, and what comes next. */
export function Published({ projectId }: { projectId: string }) {
  const { data: project, error, refetch } = useOwnProject(projectId);
  const [, , discardProduction] = useProductionDraft(null);
  const [, , discardProject] = useProjectDraft();
  useForgetSent(projectId, () => {
    discardProduction();
    discardProject();
  });
  if (error) return <FailedPage space="indigo" error={error} retry={refetch} />;
  if (project === undefined) return <PageSkeleton />;
  if (project === null) return <NotYourProject />;
  const state = projectState(project);
  return (
    <Page
      title={state.standing === "online" ? t("Votre projet est en ligne") : t("Votre projet est enregistré")}
      intro={project.name}
      space="indigo"
    >
      <Stack gap="lg">
        <div className={styles.drawing}>
          <ShareStep />
        </div>
        {state.standing === "awaiting-confirmation" && <ProjectNotice state={state} reason={null} />}
        <PictureRetry projectId={projectId} of="project" />
        <PictureRetry projectId={projectId} of="bearer" />
        <OperatorRetry projectId={projectId} />
        <Next project={project} />
      </Stack>
    </Page>
  );
}
