import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import { useEffect } from "react";
import { Link, Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { useSelection } from "../../../platform/selection.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ContactConfirmation } from "./contact-confirmation.tsx";
import type { EstimateSlot } from "./estimate-section.tsx";
import { InvitationNotice } from "./invitation-notice.tsx";
import { joinPath } from "./join-path.ts";
import { ProjectView } from "./project-view.tsx";
import { type ProjectOnPage, usePublicPage } from "./use-public-page.ts";

function NoProject() {
  return (
    <Page title={t("Ce projet n’existe pas ou n’est plus publié")}>
      <EmptyState
        illustration={<NoResult />}
        title={t("D’autres projets vous attendent peut-être")}
        text={t("Le porteur l’a peut-être retiré, ou l’adresse de la page est incomplète.")}
        action={
          <Button component={Link} to={pages.explore.to()}>
            {t("Trouver une opération proche")}
          </Button>
        }
      />
    </Page>
  );
}

/** Makes the project the current one, and puts its name in the page's address (specification §2 and §4). */
function useCurrentProject(project: ProjectOnPage | null | undefined, invitation: string | null) {
  const { projectName } = useParams();
  const navigate = useNavigate();
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per project, not at each selection
  useEffect(() => {
    if (!project) return;
    select({ projectId: project.id });
    if (projectName !== projectSlug(project.name)) {
      const named = { projectId: project.id, projectName: project.name };
      const whole = pages.project.to(named, { query: invitation ? { invitation } : {} });
      navigate(whole + window.location.hash, { replace: true });
    }
  }, [project?.id, project?.name, projectName]);
}

/** `/project/{id}/{name}`, or `/project?projectId=`: what a visitor reads before joining. */
export function ProjectPage({ Estimate }: { Estimate: EstimateSlot }) {
  const { projectId } = useParams();
  const [params] = useSearchParams();
  const page = usePublicPage(projectId ?? params.get("projectId") ?? undefined);
  const invitation = params.get("invitation");
  useCurrentProject(page.data, invitation);
  if (page.data === null && invitation) {
    // Only invited people can see this project: there is no public page to read first.
    return <Navigate to={joinPath({ id: projectId ?? "" }, invitation)} replace />;
  }
  return (
    <>
      <ContactConfirmation />
      {page.error && <FailedPage error={page.error} retry={() => void page.refetch()} />}
      {!page.error && page.data === undefined && <PageSkeleton />}
      {!page.error && page.data === null && <NoProject />}
      {invitation && page.data && <InvitationNotice token={invitation} />}
      {!page.error && page.data && <ProjectView project={page.data} Estimate={Estimate} />}
    </>
  );
}
