import { Title } from "@mantine/core";
import { type DocumentTab, documentTabs, paths } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import type { DocumentKind } from "@mec/domain/document";
import { Navigate, useParams } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { useDocuments } from "../../../ui/documents/index.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { OwnerSpace, TabLinks } from "../../../ui/owner-space/index.ts";
import { AnnexeTab } from "../annexe/annexe-tab.tsx";
import { KindTab } from "./kind-tab.tsx";
import { PmoFilesTab } from "./pmo-files-tab.tsx";
import { WaitingBanner } from "./waiting-banner.tsx";

const tabLabels: Record<DocumentTab, string> = {
  contracts: "Contrats de vente",
  "pmo-statuts": "Statuts de la PMO",
  bulletin: "Bulletins d’adhésion",
  agreement: "Accords de participation",
  annexe2: "Annexe 2",
};

/** In the order in which an owner needs them. */
const order: readonly DocumentTab[] = ["pmo-statuts", "bulletin", "agreement", "contracts", "annexe2"];

const kindOf: Partial<Record<DocumentTab, DocumentKind>> = {
  contracts: "salesContract",
  bulletin: "bulletin",
  agreement: "accord",
};

const isTab = (tab: string | undefined): tab is DocumentTab => documentTabs.some((known) => known === tab);

function Documents({ project, tab }: { project: ProjectAnswer; tab: DocumentTab }) {
  const { data: participants, error, refetch } = useDocuments(project.id);
  const kind = kindOf[tab];
  return (
    <>
      <Title order={2} size="h3" mb="md">
        {t("Mes documents")}
      </Title>
      {participants && <WaitingBanner projectId={project.id} participants={participants} />}
      <TabLinks
        look="pill"
        label={t("Documents du projet")}
        current={tab}
        tabs={order.map((key) => ({
          key,
          label: t(tabLabels[key]),
          to: paths.ownerDocuments(project.id, key),
        }))}
      />
      {kind && error && <LoadError error={error} retry={refetch} />}
      {kind && !error && <KindTab projectId={project.id} kind={kind} participants={participants} />}
      {tab === "pmo-statuts" && <PmoFilesTab projectId={project.id} />}
      {tab === "annexe2" && <AnnexeTab project={project} />}
    </>
  );
}

/** Every paper of a project: whose, where it stands, what it lacks. */
export function MyDocumentsPage() {
  const { id = "", tab } = useParams();
  if (!isTab(tab)) return <Navigate to={paths.ownerDocuments(id, "bulletin")} replace />;
  return (
    <OwnerSpace page="my-documents">{(project) => <Documents project={project} tab={tab} />}</OwnerSpace>
  );
}
