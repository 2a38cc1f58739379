import { Anchor, Button, Group, Text } from "@mantine/core";
import { type PageName, pageAt, pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import type { ToDo } from "@mec/domain/overview";
import { IconExternalLink } from "@tabler/icons-react";
import { Suspense, useEffect } from "react";
import { Link, Outlet, useLocation, useParams } from "react-router";
import { ResendConfirmation } from "../../../parts/account/resend-confirmation.tsx";
import { toDoWords } from "../../../parts/overview/to-do-words.ts";
import { t } from "../../../platform/i18n.ts";
import { useSelection } from "../../../platform/selection.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { ReadOnlyArea, ReadOnlyBand } from "../../../ui/read-only/index.ts";
import { TabLinks } from "../../../ui/tabs/tab-links.tsx";
import { ProjectBadge } from "../standing/project-badge.tsx";
import { ProjectNotice } from "../standing/project-notice.tsx";
import { projectState } from "../standing/project-state.ts";
import { badgesOf, firstOn, useToDo } from "./badges.ts";
import { useProjectToShow } from "./project-to-show.ts";
import { ShareButton } from "./share-button.tsx";

/** In the order of their tabs. */
const parts = [
  { key: "ownerHome", label: "Accueil", read: "Accueil" },
  { key: "ownerConsumers", label: "Mes participants", read: "Participants" },
  { key: "ownerDocuments", label: "Mes documents", read: "Documents" },
  { key: "ownerStudy", label: "Mon étude", read: "Étude" },
  { key: "ownerKey", label: "Ma clé", read: "Clé de répartition" },
  { key: "ownerPerimeter", label: "Mon périmètre", read: "Périmètre" },
  { key: "ownerProducer", label: "Producteurs", read: "Producteurs" },
  { key: "ownerInformation", label: "Mes informations", read: "Informations" },
] as const satisfies readonly { key: PageName; label: string; read: string }[];
type Part = (typeof parts)[number];
const [, , documentsPart] = parts;

/** The pages where an owner fills in documents belong to the documents' tab. */
function usePart(): Part {
  const name = pageAt(useLocation().pathname)?.name;
  return parts.find(({ key }) => key === name) ?? documentsPart;
}

/**
 * From elsewhere in the space, the participants open where something is to be done, and the documents at the bulletin,
 * the first that each participant signs.
 */
function pathOf(projectId: string, part: Part["key"], toDo: readonly ToDo[] = []): string {
  if (part === "ownerDocuments") return pages.ownerDocuments.to({ projectId, tab: "bulletin" });
  const first = part === "ownerConsumers" ? firstOn(toDo, part) : undefined;
  return first ? toDoWords[first].to(projectId) : pages[part].to({ projectId });
}

/** Puts the part of the space in the browser's title, after the layout has put the project's name. */
function usePartInTitle({ label }: Part, name: string) {
  useEffect(() => {
    document.title = `${t(label)} – ${name} – Mon énergie collective`;
  }, [label, name]);
}

/** The pages that only serve to change something: a reader has nothing to see there. */
const changing: readonly PageName[] = ["ownerKey", "createBulletin", "createAccord", "createSalesContract"];

function NothingToRead() {
  return (
    <EmptyState
      illustration={<NoResult />}
      title={t("Cette page sert à modifier le projet")}
      text={t("Elle est réservée à son porteur. Les autres onglets se consultent.")}
    />
  );
}

/** What the support team may read of a project's space; nothing there can be changed. */
function ReadOnlySpace({ project }: { project: ProjectAnswer }) {
  const current = usePart();
  const name = pageAt(useLocation().pathname)?.name;
  usePartInTitle(current, project.name);
  return (
    <Page
      title={project.name}
      space="indigo"
      size="wide"
      intro={
        <Group gap="sm">
          <ProjectBadge state={projectState(project)} />
          <Text component="span">{project.address.city}</Text>
        </Group>
      }
    >
      <ReadOnlyArea>
        <ReadOnlyBand
          words={t("Vous consultez l’espace de «\u00a0{{name}}\u00a0», en lecture seule.", {
            name: project.name,
          })}
          back={{
            label: t("Revenir aux participants"),
            to: pages.supportParticipants.to({}, { query: { projectId: project.id } }),
          }}
        />
        <TabLinks
          label={t("Espace du projet")}
          current={current.key}
          tabs={parts
            .filter(({ key }) => !changing.includes(key))
            .map(({ key, read }) => ({ key, label: t(read), to: pathOf(project.id, key) }))}
        />
        <Suspense fallback={<PageSkeleton />}>
          {name && changing.includes(name) ? <NothingToRead /> : <Outlet context={project} />}
        </Suspense>
      </ReadOnlyArea>
    </Page>
  );
}

/** The space's part. On a phone what is done with the page itself is on the first part only: the others begin sooner. */
function Space({ project }: { project: ProjectAnswer }) {
  const state = projectState(project);
  const current = usePart();
  const toDo = useToDo(project.id);
  const badges = badgesOf(toDo);
  const isAwaiting = state.standing === "awaiting-confirmation";
  // The first page's list of what to do has the button already.
  const isFirstToDo = current.key === "ownerHome" && isAwaiting;
  usePartInTitle(current, project.name);
  return (
    <Page
      title={project.name}
      space="indigo"
      size="wide"
      intro={
        <Group gap="sm">
          <ProjectBadge state={state} />
          {isAwaiting && !isFirstToDo && <ResendConfirmation isInline />}
          <Text component="span">{project.address.city}</Text>
          <Anchor component={Link} to={pages.services.to()}>
            {t("Mes services")}
          </Anchor>
        </Group>
      }
      actions={
        <Group gap="sm" {...(current.key === "ownerHome" ? {} : { visibleFrom: "sm" })}>
          <Button
            component={Link}
            to={pages.project.to({ projectId: project.id, projectName: project.name })}
            variant="default"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t("Voir ma page")}
          </Button>
          {state.advice === null && <ShareButton project={project} />}
        </Group>
      }
    >
      {!isAwaiting && <ProjectNotice state={state} reason={project.moderation.reason} />}
      <TabLinks
        label={t("Espace du projet")}
        current={current.key}
        tabs={parts.map(({ key, label }) => ({
          key,
          label: t(label),
          to: pathOf(project.id, key, toDo),
          toDo: badges[key],
        }))}
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

/** What surrounds each page of a project's owner: the project, its state, and the tabs. */
export function OwnerSpace() {
  const { projectId = "" } = useParams();
  const { data: project, error, refetch } = useProjectToShow(projectId);
  const isOwn = project?.isReadOnly === false;
  const { select } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per project; `select` changes with the selection itself
  useEffect(() => {
    if (isOwn) select({ projectId });
  }, [projectId, isOwn]);
  if (error) {
    return (
      <Page title={t("Espace du porteur de projet")} space="indigo">
        <LoadError error={error} retry={refetch} />
      </Page>
    );
  }
  if (project === undefined) return <PageSkeleton />;
  if (project === null) return <NotYours />;
  return project.isReadOnly ? <ReadOnlySpace project={project} /> : <Space project={project} />;
}
