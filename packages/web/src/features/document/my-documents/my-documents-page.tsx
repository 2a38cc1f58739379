import { Title } from "@mantine/core";
import { type DocumentTab, documentTabs, pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import type { ProjectAnswer } from "@mec/api/project";
import type { DocumentKind } from "@mec/domain/document";
import { Navigate, useParams } from "react-router";
import { useDocuments } from "../../../parts/document/use-documents.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { Acts, useReadOnly } from "../../../ui/read-only/index.ts";
import { TabLinks } from "../../../ui/tabs/tab-links.tsx";
import { AnnexeTab } from "../annexe/annexe-tab.tsx";
import { BeforeSending } from "./before-sending.tsx";
import { ContractsToSend } from "./contracts-to-send.tsx";
import { KindTab } from "./kind-tab.tsx";
import { OwnNote } from "./own-note.tsx";
import { PmoFilesTab } from "./pmo-files-tab.tsx";
import { toDoOf } from "./rows.ts";
import { WaitingBanner } from "./waiting-banner.tsx";

const tabLabels: Record<DocumentTab, string> = {
  contracts: "Contrats de vente",
  "pmo-statuts": "Statuts de la PMO",
  bulletin: "Bulletins d’adhésion",
  agreement: "Accords de participation",
  annexe2: "Annexe 2",
};

const kindOf: Partial<Record<DocumentTab, DocumentKind>> = {
  contracts: "salesContract",
  bulletin: "bulletin",
  agreement: "accord",
};

/** How many documents wait for the owner in a tab; nothing to show when none does. */
function toDoIn(tab: DocumentTab, participants: readonly ParticipantDocuments[] = []): number | undefined {
  const kind = kindOf[tab];
  return (kind && toDoOf(participants, kind)) || undefined;
}

const isTab = (tab: string | undefined): tab is DocumentTab => documentTabs.some((known) => known === tab);

function Documents({ project, tab }: { project: ProjectAnswer; tab: DocumentTab }) {
  const { data: participants, error, refetch } = useDocuments(project.id);
  const kind = kindOf[tab];
  const isReadOnly = useReadOnly();
  return (
    <>
      <Title order={2} size="h3" mb="md">
        {isReadOnly ? t("Documents") : t("Mes documents")}
      </Title>
      {participants && (
        <Acts>
          <WaitingBanner projectId={project.id} participants={participants} />
          <ContractsToSend projectId={project.id} participants={participants} />
        </Acts>
      )}
      <TabLinks
        look="pill"
        label={t("Documents du projet")}
        current={tab}
        tabs={documentTabs.map((key) => ({
          key,
          label: t(tabLabels[key]),
          to: pages.ownerDocuments.to({ projectId: project.id, tab: key }),
          toDo: isReadOnly ? undefined : toDoIn(key, participants),
        }))}
      />
      {kind && error && <LoadError error={error} retry={refetch} />}
      {kind && participants && <BeforeSending projectId={project.id} participants={participants} />}
      {kind && !error && <KindTab projectId={project.id} kind={kind} participants={participants} />}
      {participants && (
        <Acts>
          <OwnNote participants={participants} />
        </Acts>
      )}
      {tab === "pmo-statuts" && <PmoFilesTab projectId={project.id} />}
      {tab === "annexe2" && <AnnexeTab project={project} />}
    </>
  );
}

/** Every document of a project: whose it is, its status, what it lacks. */
export function MyDocumentsPage() {
  const { tab } = useParams();
  const project = useProjectOfSpace();
  if (!isTab(tab)) return <Navigate to={pages.ownerDocuments.to({ projectId: project.id })} replace />;
  return <Documents project={project} tab={tab} />;
}
