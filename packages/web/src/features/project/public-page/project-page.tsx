import { pages } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import { Suspense, useEffect, useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router";
import { useSelection } from "../../../platform/selection.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import type { EstimateSlot } from "./estimate-section.tsx";
import { joinPath } from "./join-path.ts";
import { ProjectView } from "./project-view.tsx";
import { type ProjectOnPage, usePublicPage } from "./use-public-page.ts";

const FailedPage = lazyPieceWithKit(
  async () => (await import("../../../ui/feedback/failed-page.tsx")).FailedPage,
);
const NoProject = lazyPieceWithKit(async () => (await import("./no-project.tsx")).NoProject);
const ContactConfirmation = lazyPieceWithKit(
  async () => (await import("./contact-confirmation.tsx")).ContactConfirmation,
);
const InvitationNotice = lazyPieceWithKit(
  async () => (await import("./invitation-notice.tsx")).InvitationNotice,
);

/** What the address holds for pieces that may not have come yet: who invites, and the link that sends a message. */
const keptQuery = () =>
  Object.fromEntries(
    [...new URLSearchParams(window.location.search)].filter(
      ([name]) => name === "invitation" || name === "contact",
    ),
  );

/** Makes the project the current one, and puts its name in the page's address (specification §2 and §4). */
function useCurrentProject(project: ProjectOnPage | null | undefined) {
  const { projectName } = useParams();
  const navigate = useNavigate();
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per project, not at each selection
  useEffect(() => {
    if (!project) return;
    select({ projectId: project.id });
    if (projectName !== projectSlug(project.name)) {
      const named = { projectId: project.id, projectName: project.name };
      const whole = pages.project.to(named, { query: keptQuery() });
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
  const [isConfirming] = useState(params.has("contact"));
  useCurrentProject(page.data);
  if (page.data === null && invitation) {
    // Only invited people can see this project: there is no public page to read first.
    return <Navigate to={joinPath({ id: projectId ?? "" }, invitation)} replace />;
  }
  const project = page.error ? undefined : page.data;
  return (
    <>
      <Suspense fallback={null}>
        {isConfirming && <ContactConfirmation />}
        {invitation && page.data && <InvitationNotice token={invitation} gauge={page.data.gauge} />}
      </Suspense>
      <Suspense fallback={<PageSkeleton />}>
        {page.error && <FailedPage error={page.error} retry={() => void page.refetch()} />}
        {!page.error && project === undefined && <PageSkeleton />}
        {project === null && <NoProject />}
        {project && <ProjectView project={project} Estimate={Estimate} />}
      </Suspense>
    </>
  );
}
